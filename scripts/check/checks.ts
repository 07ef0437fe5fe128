import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from '../process/stages'
import { runScript, runTool } from '../process/tool'
import { assertMarks } from '../samples/record'
import { nodeTestsIn, runNodeTests } from './node-tests'
import { runUnitTests } from './unit-tests'

/**
 * The checks that need neither a build nor a browser, the longest first.
 *
 * @param all true for all unit tests; false for those of changed modules, where these are enough
 */
export const checks = (all: boolean): readonly Stage[] => [
  { name: 'unit tests', run: () => runUnitTests(all) },
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runTool('biome', ['check']) },
  { name: 'unused', run: checkUnused },
  {
    name: 'content rules',
    run: () => runScript('check-content'),
    hints: true,
  },
  { name: 'marks', run: async () => assertMarks() },
  { name: 'spelling', run: checkSpelling, hints: true },
  { name: 'error codes', run: () => runScript('errors', ['--check']) },
  { name: 'local node', run: testLocalNode },
  {
    name: 'local node as a package',
    run: () =>
      runNodeTests(
        nodeTestsIn(join('scripts', 'local-node', 'test')),
        '--test-timeout=120000',
      ),
  },
]

async function checkTypes(): Promise<void> {
  // Routes of an earlier build or `next dev` may no longer exist.
  rmSync('.next/types', { recursive: true, force: true })
  await runTool('next', ['typegen'])
  await runTool('tsc', [])
}

/** Gives hints at American English, the `lang` of the English pages (cspell.config.yaml). */
function checkSpelling(): Promise<void> {
  return runTool('cspell', [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-exit-code',
    '--show-suggestions',
    '--issue-template=$filename:$row: hint: $message "$text"; write one of $suggestions, or add it to project-words.txt if it is right',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/cspell',
  ])
}

/** Finds files, exports and packages that nobody uses (knip.config.ts). */
async function checkUnused(): Promise<void> {
  try {
    await runTool('knip', [
      '--no-config-hints',
      '--no-progress',
      '--cache',
      '--cache-location=.cache/knip',
    ])
  } catch {
    throw new Error(
      'Remove what is not used, or enter in knip.config.ts what uses it in a way that cannot be detected.',
    )
  }
}

/**
 * Tests the local node and the machine of the browser. Jest leaves them out: their packages are
 * those of `samples/`.
 */
function testLocalNode(): Promise<void> {
  const tests = ['browser', 'node', 'vm'].flatMap((folder) =>
    nodeTestsIn(join('samples', folder, 'test')),
  )
  return runNodeTests(tests, '--test-timeout=60000')
}
