import { ensureBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { installBrowser } from './setup/install-browser'

/** Runs the journeys, with Playwright's options; `--project` names other browser tests. */
await runCommand(async () => {
  process.env.CHROME_PATH = await installBrowser()
  await ensureBuild()
  const options = process.argv.slice(2)
  const isChosen = options.some((option) => /^--project\b/.test(option))
  await runTool('playwright', [
    'test',
    ...(isChosen ? [] : ['--project=journeys']),
    ...options,
  ])
})
