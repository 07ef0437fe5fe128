import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepReads } from '../check/reads'
import { runUnitTests } from '../check/unit-tests'
import { nodeTestsIn, runNodeTests } from './node-tests'
import type { Stage } from './stages'
import { runScript, runTool } from './tool'

/** A stage that need not run again while the files that it reads are the same. */
export interface Check extends Stage {
  /** The files that it reads, besides those that concern every check. */
  readonly reads: RegExp
  /** @param changed the files it reads that have changed since it passed, where that is known */
  readonly run: (changed?: readonly string[]) => void | Promise<void>
  /** Keeps what the run has learned for the next one, once it has passed. */
  readonly keep?: () => void
}

const modules = /\.(tsx?|mts|mjs|json)$/

/** What needs neither a build nor a browser; those that take longest first. */
export const checks: readonly Check[] = [
  { name: 'unit tests', reads: /./, run: runUnitTests, keep: keepReads },
  {
    name: 'types',
    reads: modules,
    run: async () => {
      // Routes of an earlier build or `next dev` may no longer exist.
      rmSync('.next/types', { recursive: true, force: true })
      await runTool('next', ['typegen'])
      await runTool('tsc', [])
    },
  },
  {
    name: 'lint',
    reads: /\.(tsx?|mts|mjs|jsonc?|css)$/,
    run: () => runTool('biome', ['check']),
  },
  { name: 'unused', reads: /\.(tsx?|mts|mjs|json|css)$/, run: checkUnused },
  {
    name: 'content rules',
    reads:
      /^(content|components|lib|messages|public|samples|scripts)\/|^[^/]*\.ts$/,
    run: () => runScript('check-content'),
  },
  {
    name: 'spelling',
    reads: /\.(md|mdx)$|^messages\/|words\.txt$|^cspell/,
    run: checkSpelling,
  },
  {
    name: 'error codes',
    reads: /^(content\/[^/]*\.json|lib\/|samples\/|scripts\/)/,
    run: () => runScript('errors', ['--check']),
  },
  {
    name: 'local node',
    reads: /^samples\/[^/]*$|^samples\/(node|bytecode)\//,
    run: testLocalNode,
  },
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
  const tests = nodeTestsIn(join('samples', 'node', 'test'))
  return runNodeTests(tests, '--test-timeout=60000')
}
