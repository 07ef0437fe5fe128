import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { installFirefox } from './setup/firefox'

/** Runs the journeys with the tag `@firefox` in Firefox, on the exported site. */
await runCommand(async () => {
  process.env.FIREFOX_PATH = await installFirefox()
  await runTool('playwright', ['test', '--project=firefox'])
})
