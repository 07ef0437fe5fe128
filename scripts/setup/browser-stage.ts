import type { Stage } from '../process/stages'
import { installBrowser } from './install-browser'

/** Finds or installs the browser that the later stages use. */
export const browserStage: Stage = {
  name: 'browser',
  run: async () => {
    process.env.CHROME_PATH = await installBrowser()
    console.log(process.env.CHROME_PATH)
  },
}
