import { defineConfig } from '@playwright/test'
import { basePath } from './lib/shared/href'
import { findBrowser } from './scripts/setup/find-browser'

const port = 3123

/** Browser tests of the exported site, on a plain static host. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: '100%',
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
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
    {
      name: 'journeys',
      testIgnore: [
        'every-page/**',
        'every-recipe/**',
        'firefox/**',
        'e2e/hosts/**',
        'long-visit/**',
        'e2e/sub-path/**',
        'webkit/**',
      ],
    },
    { name: 'every-page', testMatch: 'every-page/**' },
    { name: 'every-recipe', testMatch: 'every-recipe/**' },
    { name: 'long-visit', testMatch: 'long-visit/**/*.spec.ts' },
    { name: 'hosts', testMatch: 'e2e/hosts/*.spec.ts' },
    { name: 'sub-path', testMatch: 'e2e/sub-path/**' },
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts ${port}`,
    url: `http://localhost:${port}${basePath}/`,
  },
})
