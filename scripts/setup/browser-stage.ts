import { chromium } from '@playwright/test'
import type { Stage } from '../process/stages'
import { installBrowser } from './install-browser'

/** Finds or installs the browser that the later stages use, and says which it is. */
export const browserStage: Stage = {
  name: 'browser',
  run: async () => {
    const path = await installBrowser()
    process.env.CHROME_PATH = path
    const browser = await chromium.launch({ executablePath: path })
    console.log(`Chromium ${browser.version()} (${path})`)
    await browser.close()
  },
}
