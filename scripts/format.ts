import { runCommand } from './process/command'
import { runTool } from './process/tool'

/** Formats all files, and applies safe fixes of the linter. */
await runCommand(() =>
  runTool('biome', ['check', '--write', ...process.argv.slice(2)]),
)
