import { runCommand } from './process/command'
import { runProgram } from './process/tool'

/** The main journeys in Firefox, over the exported site. */
await runCommand(() =>
  runProgram(process.execPath, [
    '--import',
    'tsx',
    '--test',
    'e2e/firefox/journeys.test.ts',
  ]),
)
