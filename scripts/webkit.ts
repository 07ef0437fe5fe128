import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './process/command'
import { runProgram } from './process/tool'
import { installWebKit } from './setup/webkit'

const folder = join('e2e', 'webkit')

/**
 * Runs journeys in Safari's engine on the exported site, one file after the other. If the engine
 * cannot be installed, it skips them with a message.
 */
await runCommand(async () => {
  try {
    await installWebKit()
  } catch (error) {
    console.log(
      `Skipped: Safari's engine could not be installed here. On Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb\n${error instanceof Error ? error.message : error}`,
    )
    return
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'))
  const args = ['--import', 'tsx', '--test', '--test-concurrency=1']
  await runProgram(process.execPath, [
    ...args,
    ...files.map((file) => join(folder, file)),
  ])
})
