import { join } from 'node:path'
import { nodeTestsIn, runNodeTests } from './check/node-tests'
import { runCommand } from './process/command'

/** Runs the main journeys in Firefox over the exported site, one file after the other. */
await runCommand(() =>
  runNodeTests(nodeTestsIn(join('e2e', 'firefox')), '--test-concurrency=1'),
)
