import { isBuildCurrent } from './build-stamp'
import { runCommand } from './process/command'
import { runScript, runTool } from './process/tool'
import { installBrowser } from './setup/install-browser'

/** The journeys alone, with Playwright's own options; `--project` names other tests (playwright.config.ts). */
await runCommand(async () => {
  process.env.CHROME_PATH = await installBrowser()
  if (!isBuildCurrent()) await runScript('build')
  const options = process.argv.slice(2)
  const isChosen = options.some((option) => /^--project\b/.test(option))
  await runTool('playwright', [
    'test',
    ...(isChosen ? [] : ['--project=journeys']),
    ...options,
  ])
})
