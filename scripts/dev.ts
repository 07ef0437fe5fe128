import { watchFolders } from '@/lib/site/writing/watch'
import { packLocalNode } from './local-node/pack'
import { assertArguments, readPort } from './process/arguments'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { formsOf } from './setup/commands.mjs'
import { assertJsonFiles } from './setup/json-files.mjs'

const option = '--port'
const forms = formsOf('dev')

/** Serves the pages to their writers, and follows each change: `npm run dev [-- --port 4000]`. */
await runCommand(async () => {
  const [flag, port, ...rest] = process.argv.slice(2)
  assertArguments(flag === undefined ? [] : [flag], [option], forms)
  assertArguments(rest, [], forms)
  const options = flag ? [option, String(readPort(port, forms))] : []
  await packLocalNode()
  const stop = watchFolders(['content', 'messages'], sayBrokenJson)
  // A watcher that is left behind keeps the command running after the server has failed.
  try {
    await runTool('next', ['dev', ...options])
  } finally {
    stop()
  }
})

/** The bundler names the module that imports a broken JSON file; this names the file and its line. */
function sayBrokenJson(): void {
  try {
    assertJsonFiles('.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
