import { longChecks } from './check/long-checks'
import { runChosenStages } from './check/run-chosen-stages'
import { runCommand } from './process/command'

/** Runs the long checks; `-- hosts` runs that one alone, with the stages that it needs. */
await runCommand(() => runChosenStages(longChecks, process.argv.slice(2)))
