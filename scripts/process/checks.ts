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
  { name: 'unit tests', run: () => runTool('jest', ['--ci']) },
  { name: 'content rules', run: () => runScript('check-content') },
  { name: 'error codes', run: () => runScript('errors', ['--check']) },
  { name: 'local node', run: testLocalNode },
]

/** Jest leaves `samples/` alone: its packages are not the site's. */
function testLocalNode(): Promise<void> {
  const folder = join('samples', 'node', 'test')
  const tests = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
  const args = ['--import', 'tsx', '--test', '--test-timeout=60000', ...tests]
  return runProgram(process.execPath, args)
}
