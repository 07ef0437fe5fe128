import { packLocalNode } from './local-node/pack'
import { assertArguments, readPort } from './process/arguments'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { formsOf } from './setup/commands.mjs'

const option = '--port'
const forms = formsOf('dev')

/** Serves the pages to their writers, and follows each change: `npm run dev [-- --port 4000]`. */
await runCommand(async () => {
  const [flag, port, ...rest] = process.argv.slice(2)
  assertArguments(flag === undefined ? [] : [flag], [option], forms)
  assertArguments(rest, [], forms)
  const options = flag ? [option, String(readPort(port, forms))] : []
  await packLocalNode()
  await runTool('next', ['dev', ...options])
})
