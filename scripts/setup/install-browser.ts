import { runTool } from '../process/tool'
import { installPackages } from './apt'
import { findBrowser } from './find-browser'

/** Installers in the order of the attempts. Debian has a headless shell; Ubuntu does not. */
const installers: readonly (() => Promise<void>)[] = [
  () => runTool('playwright', ['install', 'chromium']),
  () => installPackages('chromium-headless-shell'),
  () => installPackages('chromium'),
]

/**
 * The path of a Chromium or Chrome that starts: an installed one, Playwright's download, or one of
 * Debian's packages.
 *
 * @throws with the cure when none of them gives a browser
 */
export async function installBrowser(): Promise<string> {
  const installed = findBrowser()
  if (installed) return installed
  for (const install of installers) {
    try {
      await install()
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
    }
    const browser = findBrowser()
    if (browser) return browser
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and it could not be ' +
      'installed. Install one, or name its program in CHROME_PATH.',
  )
}
