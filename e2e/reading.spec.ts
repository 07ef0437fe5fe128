import type { Page } from '@playwright/test'
import { site } from '../site.config'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import {
  accounts,
  follow,
  goBack,
  goForward,
  installation,
  linkTo,
  mark,
  open,
  pdas,
  scrollDown,
} from './steps'

const { chrome } = messagesOf('en')

const marked = (page: Page) => page.locator('#sidebar [aria-current=location]')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
/** Allows a difference of one line of text, because the new page may differ above. */
const expectNear = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await scrollY(page)) - top))
    .toBeLessThan(16)

const entries = (page: Page) => page.evaluate(() => history.length)

/** The scroll offset at which a heading is active: just below the header. */
const placeOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => {
    const padding = getComputedStyle(document.documentElement).scrollPaddingTop
    const { top } = heading.getBoundingClientRect()
    return Math.ceil(top + window.scrollY - Number.parseFloat(padding))
  })

test('the sidebar marks the active heading', async ({ page }) => {
  const path = `/th${accounts}`
  await open(page, path)
  const stays = await mark(page)
  const before = await entries(page)
  await expect(marked(page)).toHaveAttribute('href', '#facts')
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, await placeOf(page, 'minimum-balance'))
  await expect(marked(page)).toHaveAttribute('href', '#minimum-balance')
  await expect(page).toHaveURL(`${path}#minimum-balance`)
  const place = await scrollY(page)
  await page.mouse.wheel(0, 100_000)
  await expect(marked(page)).toHaveAttribute('href', '#other-resources')
  await expect(page).toHaveURL(`${path}#other-resources`)
  await page.mouse.wheel(0, -100_000)
  await expect(marked(page)).toHaveAttribute('href', '#facts')
  await expect(page).toHaveURL(path)
  expect(place).toBeGreaterThan(0)
  expect(await entries(page)).toBe(before)
  expect(await stays()).toBe(true)
})

test('the mark follows 300 ms after scrolling, without layout shift', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, accounts)
  await page.clock.pauseAt(Date.now() + 60_000)
  const place = await placeOf(page, 'size-limits')
  // A heading is active from five pixels above the edge.
  await scrollDown(page, place - 5)
  await page.clock.runFor(299)
  await expect(page).toHaveURL(accounts)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await expect(marked(page)).toHaveAttribute('href', '#size-limits')
  expect(await scrollY(page)).toBe(place - 5)
  await scrollDown(page, place - 7)
  await page.clock.runFor(300)
  await expect(page).toHaveURL(`${accounts}#the-rate-is-falling`)
})

test('a button scrolls to the top from 300 pixels on', async ({ page }) => {
  await page.clock.install()
  await open(page, accounts)
  await page.clock.pauseAt(Date.now() + 60_000)
  const button = page.getByRole('button', { name: chrome.backToTop })
  await scrollDown(page, 300)
  await page.clock.runFor(100)
  await expect(button).toBeHidden()
  await scrollDown(page, 301)
  await page.clock.runFor(99)
  await expect(button).toBeHidden()
  await page.clock.runFor(1)
  await expect(button).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.clock.runFor(100)
  await expect(button).toBeHidden()
  await expect(page.locator('#article')).toBeFocused()
})

test('back and forward restore the scroll offset', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  const stays = await mark(page)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 1234)
  await expect.poll(() => scrollY(page)).toBe(1234)
  await follow(page, pdas)
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 777)
  await expect.poll(() => scrollY(page)).toBe(777)
  await follow(page, installation)
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(pdas))
  await expectNear(page, 777)
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(accounts))
  await expectNear(page, 1234)
  await goForward(page)
  await expectNear(page, 777)
  expect(await stays()).toBe(true)
})

test('after a navigation, focus and title are those of the new page', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  const heading = page.getByRole('heading', { level: 1 })
  await linkTo(page, pdas).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pdas)
  await expect(page.locator('#article')).toBeFocused()
  await expect(page).toHaveTitle(`${await heading.innerText()} | ${site.title}`)
  const announcer = page.locator('#announcer')
  await expect(announcer).toContainText(await heading.innerText())
  await goBack(page)
  await expect(page).toHaveURL(accounts)
  await expect(page).toHaveTitle(`${await heading.innerText()} | ${site.title}`)
})

test('a link to a heading of another page moves the focus there', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, pdas)
  const link = page.locator('article a[href*=".html#"]').first()
  const target = (await link.getAttribute('href')) ?? ''
  const heading = page.locator(`[id="${target.split('#')[1]}"]`)
  await link.click()
  await expect(page).toHaveURL(target)
  await expect(heading.locator('a').first()).toBeFocused()
  await expect(heading).toBeInViewport()
})
