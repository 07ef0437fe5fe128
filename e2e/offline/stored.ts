import type { Page } from '@playwright/test'

/** The site's caches and workers in the browser. */
export function stored(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

export const nothing = { caches: [], workers: 0 }
