import { runCommand } from './process/command'
import { runTool } from './process/tool'

/** Formats all files and mends what can be mended safely. */
await runCommand(() =>
  runTool('biome', ['check', '--write', ...process.argv.slice(2)]),
)
