import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from './stages'
import { runProgram, runScript, runTool } from './tool'

/** What needs neither a build nor a browser. */
export const checks: readonly Stage[] = [
  {
    name: 'types',
    run: async () => {
      // Routes of an earlier build or `next dev` may no longer exist.
      rmSync('.next/types', { recursive: true, force: true })
      await runTool('next', ['typegen'])
      await runTool('tsc', [])
    },
  },
  { name: 'lint', run: () => runTool('biome', ['check']) },
  { name: 'unused', run: checkUnused },
  { name: 'unit tests', run: () => runTool('jest', ['--ci']) },
  { name: 'content rules', run: () => runScript('check-content') },
  { name: 'spelling', run: checkSpelling },
  { name: 'error codes', run: () => runScript('errors', ['--check']) },
  { name: 'local node', run: testLocalNode },
]

/** American English, as `lang` of the English pages says (cspell.config.yaml). */
async function checkSpelling(): Promise<void> {
  try {
    await runTool('cspell', ['lint', '--no-progress', '--show-suggestions'])
  } catch {
    throw new Error(
      'Correct these words, or add those that are right to project-words.txt, in alphabetical order.',
    )
  }
}

/** Files, exports and packages that nobody uses (knip.config.ts). */
async function checkUnused(): Promise<void> {
  try {
    await runTool('knip', ['--no-config-hints', '--no-progress'])
  } catch {
    throw new Error(
      'Remove what nobody uses, or say in knip.config.ts who uses it in a way that cannot be seen.',
    )
  }
}

/** Jest leaves `samples/` alone: its packages are not the site's. */
function testLocalNode(): Promise<void> {
  const folder = join('samples', 'node', 'test')
  const tests = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
  const args = ['--import', 'tsx', '--test', '--test-timeout=60000', ...tests]
  return runProgram(process.execPath, args)
}
