import { availableParallelism } from 'node:os'
import { projectFiles } from './check/files'
import { runChecks } from './check/run-checks'
import { checks } from './process/checks'

/** What continuous integration would say, without a build: what has changed since it last passed, or `--all`. */
const passed = await runChecks(checks, {
  files: projectFiles(),
  lanes: availableParallelism(),
  all: process.argv.includes('--all') || Boolean(process.env.CI),
})
process.exitCode = passed ? 0 : 1
