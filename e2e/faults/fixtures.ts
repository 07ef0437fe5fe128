import { testOver } from '../own-host'
import { startFaultyHost } from './host'

/** The site's test, over a host of its own that can fail. */
export const test = testOver(startFaultyHost)
