import { checks } from './process/checks'
import { runStages } from './process/stages'

/** Types, lint, unit tests, content rules and the local node's tests: quick, without build. */
process.exitCode = (await runStages(checks)) ? 0 : 1
