import { chromium } from '@playwright/test'
import { runCommand } from './process/command'
import { installBrowser } from './setup/install-browser'

/** Finds or installs the browser of the tests, and says which it is. */
await runCommand(async () => {
  const path = await installBrowser()
  const browser = await chromium.launch({ executablePath: path })
  console.log(`Chromium ${browser.version()} (${path})`)
  await browser.close()
})
