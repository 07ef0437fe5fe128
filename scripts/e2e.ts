import { isBuildCurrent } from './build-stamp'
import { runCommand } from './process/command'
import { runScript, runTool } from './process/tool'
import { installBrowser } from './setup/install-browser'

/** The browser tests alone, with Playwright's own options. */
await runCommand(async () => {
  process.env.CHROME_PATH = await installBrowser()
  if (!isBuildCurrent()) await runScript('build')
  await runTool('playwright', ['test', ...process.argv.slice(2)])
})
