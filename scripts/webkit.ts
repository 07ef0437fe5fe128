import { join } from 'node:path'
import { nodeTestsIn, runNodeTests } from './check/node-tests'
import { runCommand } from './process/command'
import { installWebKit } from './setup/webkit'

/**
 * Runs journeys in Safari's engine over the exported site, one file after the other. Where the engine
 * cannot be installed, it says so and leaves them out.
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
  await runNodeTests(nodeTestsIn(join('e2e', 'webkit')), '--test-concurrency=1')
})
