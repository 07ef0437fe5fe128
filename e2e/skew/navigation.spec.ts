import type { Page } from '@playwright/test'
import { clientReady, expect } from '../fixtures'
import {
  accounts,
  follow,
  installation,
  linkTo,
  mark,
  open,
  pdas,
  pressLink,
  scrollDown,
} from '../steps'
import { expectPage, test } from './fixtures'

const expectOffset = (page: Page, offset: number) =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)

// Back and forward show a stored page without asking the host. Links do ask.
for (const keep of [true, false]) {
  const kept = keep
    ? 'the scripts of the release before are kept'
    : 'a release brings its own scripts alone'

  test.describe(`where ${kept}`, () => {
    test.use({
      // A tab that slept through two releases finds nothing of its own.
      expectedErrors: keep
        ? [/files\.json/]
        : [/Failed to load resource|Fetch API cannot load|integrity|MIME type/],
    })

    test('a tab goes through two releases: each link leads to the newest page, and each page keeps its place', async ({
      page,
      host,
    }) => {
      await open(page, accounts)
      await scrollDown(page, 600)
      host.deploy(2, { keep })
      await pressLink(page, pdas)
      await expectPage(page, pdas, 2)
      await clientReady(page)
      await scrollDown(page, 500)
      host.deploy(3, { keep })
      await pressLink(page, installation)
      await expectPage(page, installation, 3)
      await expectOffset(page, 0)
      await page.goBack()
      await expectPage(page, pdas, 2)
      await expectOffset(page, 500)
      await page.goBack()
      await expectPage(page, accounts, 1)
      await expectOffset(page, 600)
      await page.goForward()
      await expectPage(page, pdas, 2)
      await expectOffset(page, 500)
      await linkTo(page, accounts).click()
      await expectPage(page, accounts, 3)
      await clientReady(page)
      const stays = await mark(page)
      await linkTo(page, pdas).click()
      await expectPage(page, pdas, 3)
      expect(await stays()).toBe(true)
    })

    test('a tab that slept through two releases wakes up in the newest', async ({
      page,
      host,
    }) => {
      await open(page, accounts)
      host.deploy(2, { keep })
      host.deploy(3, { keep })
      await linkTo(page, pdas).click()
      await expectPage(page, pdas, 3)
    })

    test('pages that were followed inside a document can be gone back to after it', async ({
      page,
      host,
    }) => {
      await open(page, accounts)
      await scrollDown(page, 600)
      await follow(page, pdas)
      host.deploy(2, { keep })
      await linkTo(page, installation).click()
      await expectPage(page, installation, 2)
      await page.goBack()
      await expectPage(page, pdas, 1)
      // The first document is gone, so the second page is loaded again.
      await page.goBack()
      await expectPage(page, accounts, 2)
      await expectOffset(page, 600)
      await page.goForward()
      await expectPage(page, pdas, 2)
      await page.goForward()
      await expectPage(page, installation, 2)
    })

    test('a link that is clicked before any script has run leads to the newest page', async ({
      page,
      host,
    }) => {
      await page.goto(accounts)
      host.deploy(2, { keep })
      await linkTo(page, pdas).click()
      await expectPage(page, pdas, 2)
      await page.goBack()
      await expectPage(page, accounts, 1)
      await linkTo(page, installation).click()
      await expectPage(page, installation, 2)
    })
  })
}
