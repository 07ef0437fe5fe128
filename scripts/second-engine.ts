import { join } from 'node:path'
import { runCommand } from './process/command'
import { nodeTestsIn, runNodeTests } from './process/node-tests'

/** The main journeys in Firefox, over the exported site; one file after the other. */
await runCommand(() =>
  runNodeTests(nodeTestsIn(join('e2e', 'firefox')), '--test-concurrency=1'),
)
