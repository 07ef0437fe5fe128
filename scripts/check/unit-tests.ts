import { availableParallelism } from 'node:os'
import { pathsChangedSince } from '../process/git'
import { runTool } from '../process/tool'

/** The branch that git cloned, which pull requests are made to. */
const defaultBranch = 'origin/HEAD'

/** Modules, whose tests Jest finds by following imports. */
const moduleFile = /^(app|components|content|e2e|lib|scripts)\/.*\.(tsx?|mjs)$/

/**
 * Whether the tests of what changed are enough. Texts, programs and settings are read as files, which no import says: after a change
 * of one, or where nobody knows what changed, all tests run.
 */
export const onlyModules = (changed: readonly string[] | undefined): boolean =>
  changed?.every((path) => moduleFile.test(path)) ?? false

/** Runs the unit tests, or only those of the modules that changed since the default branch, where they are enough. */
export async function runUnitTests(all: boolean): Promise<void> {
  const some = !all && onlyModules(pathsChangedSince(defaultBranch))
  if (some)
    console.log(
      `Unit tests: those of the modules changed since ${defaultBranch}; npm run check -- --all runs all`,
    )
  await runTool('jest', [
    '--ci',
    // Jest leaves one core free, which is half of a small machine.
    `--maxWorkers=${availableParallelism()}`,
    ...(some ? [`--changedSince=${defaultBranch}`] : []),
  ])
}
