import type { Locator, Page, Route } from '@playwright/test'
import { resultDuration } from '../lib/client/announce'
import { defaultLocale, type Locale, locales } from '../site.config'
import { clientReady, expect } from './fixtures'
import { messagesOf } from './messages'
import { stretchTimers } from './stretch-timers'

/** The pages that the journeys visit. */
export const accounts = '/core-concepts/accounts.html'
export const pdas = '/core-concepts/pdas.html'
export const installation = '/getting-started/installation.html'
/** A page with a drawing that can be enlarged. */
export const serialization = '/guides/serialization.html'

/** Keeps the result of a button on screen, which normally shows only briefly. */
export const holdResults = (page: Page) =>
  page.addInitScript(stretchTimers, resultDuration)

/** The language of a path. */
export function localeOf(path: string): Locale {
  const [, first] = path.split('/')
  return locales.find((locale) => locale === first) ?? defaultLocale
}

/** Opens a page whose sidebar lists no headings, and waits until the client has started. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await clientReady(page)
}

/**
 * Opens a page and waits until all of its scripts have started: the sidebar's highlight is last,
 * together with the images that can be enlarged.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await clientReady(page)
  await expect(page.locator('#sidebar [aria-current=location]')).toHaveCount(1)
}

/** The sidebar's link to a page. */
export function linkTo(page: Page, path: string): Locator {
  const { chrome } = messagesOf(localeOf(path))
  return page
    .getByRole('navigation', { name: chrome.pages })
    .locator(`a[href="${path}"]`)
}

/**
 * Follows the sidebar's link and waits for the whole page, whose end moves while only the first
 * screen is laid out. By keyboard: Playwright's click scrolls the whole page if the link moves
 * meanwhile, as the sidebar's links do a moment after the reader has scrolled.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await linkTo(page, path).press('Enter')
  await expect(page).toHaveURL(path)
  await expect(page).not.toHaveTitle(before)
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
}

/** Marks the document, and returns a function that checks whether it is still the same. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { here: 1 }))
  return () => page.evaluate(() => 'here' in window)
}

/** Holds back all requests that match a pattern, until the test releases them. */
export async function hold(page: Page, pattern: string | RegExp) {
  const { released, release } = gate()
  await page.route(pattern, async (route: Route) => {
    await released
    await route.continue()
  })
  return release
}

/** Intercepts the fetches of soft navigations, but not loads of documents. */
export async function answerSoftly(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) =>
      route.request().resourceType() === 'fetch'
        ? answer(route)
        : route.fallback(),
  )
}

/** Holds back a page that a soft navigation fetches. */
export async function holdPage(page: Page, path: string) {
  const { released, release } = gate()
  await answerSoftly(page, path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Goes back or forward inside a document, as the browser's buttons do. Playwright's own methods would
 * wait forever in Firefox, which does not report such a navigation.
 */
export const goBack = (page: Page) => page.evaluate(() => history.back())
export const goForward = (page: Page) => page.evaluate(() => history.forward())

/** Makes a promise, and the function that fulfills it. */
function gate() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release }
}

/** The pixels by which the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** The text in the clipboard. */
export const copied = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText())

/** Scrolls the document and waits until the page has received the event. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (target) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo({ top: target, behavior: 'instant' })
      }),
    top,
  )
}
