import { testOver } from '../own-host'
import { startFaultyHost } from './host'

/** Playwright's test for this site, on a host of its own that can fail. */
export const test = testOver(startFaultyHost)
