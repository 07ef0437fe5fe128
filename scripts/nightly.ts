import { nightlyChecks } from './check/long-checks'
import { runChosenStages } from './check/run-chosen-stages'
import { runCommand } from './process/command'

/** Runs what is long and rarely fails; a name (`'every page'`) runs that stage alone. */
await runCommand(() => runChosenStages(nightlyChecks, process.argv.slice(2)))
