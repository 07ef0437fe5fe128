import { watchFolders } from '@/lib/site/writing/watch'
import { packLocalNode } from './local-node/pack'
import { runCommand } from './process/command'
import { assertPath } from './process/faults'
import { runTool } from './process/tool'
import { assertJsonFiles } from './setup/json-files.mjs'

/** Serves the pages to their writers, and follows each change. */
await runCommand(async () => {
  assertPath()
  await packLocalNode()
  const stop = watchFolders(['content', 'messages'], sayBrokenJson)
  await runTool('next', ['dev', ...process.argv.slice(2)])
  stop()
})

/** The bundler names the module that imports a broken JSON file; this names the file and its line. */
function sayBrokenJson(): void {
  try {
    assertJsonFiles('.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
