import { packLocalNode } from './local-node/pack'
import { runCommand } from './process/command'
import { runTool } from './process/tool'

/** Serves the pages to their writers, and follows each change; takes the options of `next dev`. */
await runCommand(async () => {
  await packLocalNode()
  await runTool('next', ['dev', ...process.argv.slice(2)])
})
