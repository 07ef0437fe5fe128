import { checks } from './process/checks'
import { runStages } from './process/stages'

/** Types, lint, unit tests and content rules: quick, without build. */
process.exitCode = (await runStages(checks)) ? 0 : 1
