import type { Locator, Page } from '@playwright/test'
import { escapeRegExp } from '../../lib/text/escape-reg-exp'
import type { Locale } from '../../site.config'
import { expect } from '../fixtures'
import { messagesOf } from '../messages'
import { testOver } from '../own-host'
import { homePath } from '../site-pages'
import { startHost } from './host'

/**
 * Playwright's test for this site, on a host that can be cut off. Failed requests to that host are
 * not errors of the page.
 */
export const test = testOver(startHost).extend({
  expectedErrors: [/Failed to load|net::ERR_|NetworkError/],
})

/** The texts of the offline page. */
export const textsOf = (locale: Locale) => messagesOf(locale).offlinePage

/** A pattern that matches a text with anything in its gaps. */
export const withGaps = (text: string) =>
  new RegExp(
    text
      .split(/<\w+><\/\w+>/)
      .map(escapeRegExp)
      .join('.+'),
  )

export const panelOf = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: textsOf(locale).panel })

/** Expects the panel to show a text, among others that are hidden. */
export async function expectText(
  page: Page,
  locale: Locale,
  text: string | RegExp,
): Promise<void> {
  await expect(panelOf(page, locale)).toContainText(text, {
    useInnerText: true,
  })
}

export const offlinePath = (locale: Locale = 'en') =>
  `${homePath(locale)}offline.html`

/** Starts to save a language in the panel. */
export async function requestSaving(
  page: Page,
  locale: Locale = 'en',
): Promise<void> {
  await page.goto(offlinePath(locale))
  await panelOf(page, locale)
    .getByRole('button', { name: textsOf(locale).keep, exact: true })
    .click()
}

/** Saves a language and waits until it is complete. */
export async function saveOffline(
  page: Page,
  locale: Locale = 'en',
): Promise<void> {
  await requestSaving(page, locale)
  await expectText(page, locale, textsOf(locale).doneSaved)
}

/** The site's caches and workers in the browser. */
export const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

export const nothing = { caches: [], workers: 0 }
