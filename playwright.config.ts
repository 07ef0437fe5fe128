import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/find-browser'
import { findFirefox } from './scripts/setup/firefox'

/** Parts of e2e that are projects of their own, or are run by Node. */
const ownParts = [
  'e2e/every-page/**',
  'e2e/every-recipe/**',
  'e2e/hosts/**',
  'e2e/long-visit/**',
  'e2e/sub-path/**',
  'e2e/webkit/**',
]

/** Browser tests of the exported site, on a plain static host. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: '100%',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ownParts },
    {
      // Later versions of Playwright than 1.64 send a command that Firefox 153 ESR does not know.
      // Scripts cannot be switched off in it, nor media or touch emulated.
      name: 'firefox',
      grep: /@firefox/,
      testIgnore: ownParts,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: findFirefox(),
          firefoxUserPrefs: {
            // Lets tests read the clipboard, without a question.
            'dom.events.testing.asyncClipboard': true,
            // Firefox kills the process of a closed tab after 20 s, and then takes that for a crash.
            'dom.ipc.tabs.shutdownTimeoutSecs': 0,
          },
        },
      },
    },
    { name: 'every-page', testMatch: 'e2e/every-page/**' },
    { name: 'every-recipe', testMatch: 'e2e/every-recipe/**' },
    { name: 'long-visit', testMatch: 'e2e/long-visit/**/*.spec.ts' },
    { name: 'hosts', testMatch: 'e2e/hosts/*.spec.ts' },
    { name: 'sub-path', testMatch: 'e2e/sub-path/**' },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts 3123',
    // The port, or the next free one: Playwright sets SITE_PORT to what the server says.
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  },
})
