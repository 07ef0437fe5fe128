import type { Page } from '@playwright/test'
import { site } from '../site.config'
import { docsSearchOn } from './docs-search-steps'
import { clientReady, expect } from './fixtures'
import { messagesOf } from './messages'
import { testOver } from './own-host'
import { startReleases } from './releases'
import {
  accounts,
  follow,
  installation,
  linkTo,
  mark,
  open,
  pdas,
  scrollDown,
} from './steps'

const { chrome, docsSearch } = messagesOf('en')
const titles = {
  [accounts]: 'Accounts',
  [pdas]: 'Program Derived Addresses',
  [installation]: 'Installation',
} as const

const test = testOver(startReleases)
test.use({
  expectedErrors: [/Failed to load resource|Fetch API cannot load|integrity/],
})

/** Expects the page of a release. */
async function expectPage(
  page: Page,
  path: keyof typeof titles,
  release: number,
): Promise<void> {
  const title = titles[path] + (release === 1 ? '' : ` (release ${release})`)
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page).toHaveTitle(`${title} | ${site.title}`)
}

/**
 * Expects the scroll offset, give or take two lines: while the document's fonts load, the browser keeps
 * the text in place and not the offset.
 */
const expectOffset = (page: Page, offset: number) =>
  expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - offset))
    .toBeLessThan(60)

test('a tab outlives two releases: links open the newest page, back and forward restore pages as they were, with their scroll offsets', async ({
  page,
  host,
}) => {
  await open(page, accounts)
  await scrollDown(page, 600)
  await follow(page, pdas)
  const first = await mark(page)
  host.deploy(2)
  await linkTo(page, installation).click()
  await expectPage(page, installation, 2)
  expect(await first()).toBe(false)
  await page.goBack()
  await expectPage(page, pdas, 1)
  // The first document is gone, so its other page loads again.
  await page.goBack()
  await expectPage(page, accounts, 2)
  await expectOffset(page, 600)
  await page.goForward()
  await expectPage(page, pdas, 2)
  await page.goForward()
  await expectPage(page, installation, 2)
  host.deploy(3)
  await linkTo(page, accounts).click()
  await expectPage(page, accounts, 3)
  await clientReady(page)
  const stays = await mark(page)
  await linkTo(page, pdas).click()
  await expectPage(page, pdas, 3)
  expect(await stays()).toBe(true)
})

test('a tab from before a release says what did not load, and loads it in the newest page', async ({
  page,
  host,
}) => {
  await open(page, accounts)
  host.deploy(2)
  await docsSearchOn(page).button.click()
  const notice = page.getByRole('alert').filter({ hasText: docsSearch.failed })
  await notice.getByRole('button', { name: chrome.reload }).click()
  await expectPage(page, accounts, 2)
  await clientReady(page)
  await docsSearchOn(page).button.click()
  await expect(docsSearchOn(page).field).toBeFocused()
})
