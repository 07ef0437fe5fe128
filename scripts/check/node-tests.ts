import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../process/tool'

/** The test files of a folder, for Node's own test runner. */
export function nodeTestsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}

/**
 * Runs tests in TypeScript by Node's own test runner.
 *
 * @throws when one of them fails
 */
export function runNodeTests(
  files: readonly string[],
  flag: `--test-${string}`,
  env?: Record<string, string>,
): Promise<void> {
  const args = ['--import', 'tsx', '--test', flag, ...files]
  return runProgram(process.execPath, args, env)
}
