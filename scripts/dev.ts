import { runCommand } from './process/command'
import { runTool } from './process/tool'

/** Shows pages while they are written. */
await runCommand(() => runTool('next', ['dev', ...process.argv.slice(2)]))
