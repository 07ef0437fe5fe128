import { runCommand } from './process/command'
import { runTool } from './process/tool'

/** Serves the pages to their writers, and follows each change. */
await runCommand(() => runTool('next', ['dev', ...process.argv.slice(2)]))
