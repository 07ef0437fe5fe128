import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { messagesOf } from './messages'

const { chrome } = messagesOf('en')

/** The addresses of the runtime's scripts. */
export const scripts = '**/_next/static/chunks/*.js'

/** The address of the script that documents start with. */
export const startScript = '**/_next/static/start/*.js'

/** What carries the state of the runtime, `data-runtime`. */
export const state = (page: Page) => page.locator('html')

/** A control that does nothing without scripts. */
export const darkMode = (page: Page) =>
  page.getByRole('switch', { name: chrome.darkMode })

/** Waits until the scripts lie in the browser's cache, as they do for a reader who has read a little. */
export async function fetched(page: Page): Promise<void> {
  await expect(state(page)).toHaveAttribute('data-runtime', 'fetched')
}

/** The page is shown as without scripts: nothing that needs them, and every program. */
export async function expectBare(page: Page): Promise<void> {
  await expect(darkMode(page)).toBeHidden()
  const panels = page.locator('[data-code-group] [role=tabpanel]')
  await expect(panels).not.toHaveCount(0)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
}

/** The browser says that data is to be saved. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
    }),
  )
}
