import type { Page } from '@playwright/test'

/** What the browser holds of the site. */
export function stored(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

export const nothing = { caches: [], workers: 0 }
