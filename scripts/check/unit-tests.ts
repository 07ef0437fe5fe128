import { availableParallelism } from 'node:os'
import { pathsChangedSince } from '../process/git'
import { runTool } from '../process/tool'

/** The default branch of the remote, which pull requests go to. */
const defaultBranch = 'origin/HEAD'

/** Paths of modules: Jest finds the tests of a module by following imports. */
const moduleFile = /^(app|components|content|e2e|lib|scripts)\/.*\.(tsx?|mjs)$/

/**
 * True where the tests of the changed modules are enough. Tests read texts, samples and settings as
 * files, without an import: after a change of one, or of unknown files, all tests run.
 */
export const onlyModules = (changed: readonly string[] | undefined): boolean =>
  changed?.every((path) => moduleFile.test(path)) ?? false

/** Runs all unit tests, or those of changed modules where these are enough. */
export async function runUnitTests(all: boolean): Promise<void> {
  const some = !all && onlyModules(pathsChangedSince(defaultBranch))
  if (some)
    console.log(
      `Unit tests: those of the modules changed since ${defaultBranch}; npm run check -- --all runs all`,
    )
  if (!some) return runJest([])
  await runJest([`--changedSince=${defaultBranch}`])
  await runJest(readModulesAsText)
}

/** Tests that read modules as text, so that no import leads to them. */
const readModulesAsText = ['scripts/repository']

const runJest = (args: readonly string[]) =>
  runTool('jest', [
    '--ci',
    // Jest leaves one core free, which is half of a small machine.
    `--maxWorkers=${availableParallelism()}`,
    ...args,
  ])
