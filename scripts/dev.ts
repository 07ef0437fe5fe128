import { packLocalNode } from '@/packages/local-node/build/pack'
import { runCommand } from './process/command'
import { runTool } from './process/tool'

/** Serves the pages to their writers, with each change; accepts the options of `next dev`. */
await runCommand(async () => {
  await packLocalNode()
  await runTool('next', ['dev', ...process.argv.slice(2)])
})
