import { runCommand } from './process/command'
import { runProgram } from './process/tool'

/** The main journeys in Firefox, over the exported site; one file after the other. */
await runCommand(() =>
  runProgram(process.execPath, [
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=1',
    'e2e/firefox/journeys.test.ts',
    'e2e/firefox/search.test.ts',
  ]),
)
