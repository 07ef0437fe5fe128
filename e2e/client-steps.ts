import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { messagesOf } from './messages'

const { chrome } = messagesOf('en')

/** The address of the client, which every document loads. */
export const clientScript = /\/assets\/\w+\/main\.js$/

/** The addresses of the files that the client loads on demand. */
export const laterScripts = /\/assets\/\w+\/(?!main\.)[\w-]+\.js(on)?$/

/** The element with `data-client`, which is `ready` once the client has started. */
export const root = (page: Page) => page.locator('html')

/** A control that needs the client. */
export const darkMode = (page: Page) =>
  page.getByRole('switch', { name: chrome.darkMode })

/**
 * Expects the page as it is without scripts: no controls that need them, and all programs visible.
 */
export async function expectBare(page: Page): Promise<void> {
  await expect(darkMode(page)).toBeHidden()
  const panels = page.locator('[data-code-group] [role=tabpanel]')
  await expect(panels).not.toHaveCount(0)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
}

/** Turns on the data saver of the browser. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
    }),
  )
}
