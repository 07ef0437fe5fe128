import type { Page } from '@playwright/test'
import { tapTimeout } from '../components/terms/start'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, open } from './steps'
import { stretchTimers } from './stretch-timers'

const { azPage } = messagesOf('en')
const id = 'token-program'
const entry = `/a-z.html#term-${id}`

const word = (page: Page) =>
  page.locator(`a[data-term][href$="#term-${id}"]`).first()
const note = (page: Page) => page.locator('[data-note]')
const definition = (page: Page) =>
  page.locator(`#note-${id}`).evaluate(({ textContent }) => textContent ?? '')
/** The word and the text right after it, as they are read aloud. */
const fromWordOn = (page: Page) =>
  word(page).evaluate(({ textContent, nextSibling }) =>
    `${textContent}${nextSibling?.textContent ?? ''}`.replace(/\s+/g, ' '),
  )

/** Expects the word's note beside it, inside the window. */
async function expectNote(page: Page): Promise<void> {
  await expect(note(page)).toBeVisible()
  await expect(note(page)).toContainText(await definition(page))
  const [near, box] = [
    await word(page).boundingBox(),
    await note(page).boundingBox(),
  ]
  if (!near || !box) throw new Error('the word or its note has no box')
  const distance = Math.min(
    Math.abs(near.y - (box.y + box.height)),
    Math.abs(box.y - (near.y + near.height)),
  )
  expect(distance).toBeLessThan(near.height)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

test('a mouse shows what a word means, and may move into the note', async ({
  page,
}) => {
  await open(page, accounts)
  await word(page).hover()
  await expectNote(page)
  await note(page).hover()
  const more = note(page).getByRole('link', { name: azPage.more })
  await more.click()
  await expect(page).toHaveURL(entry)
  await expect(page.locator(`#term-${id}`)).toBeInViewport()
})

test('the keyboard shows a note, Escape hides it, Enter opens the entry', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  await page.locator('a:visible').first().focus()
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab')
    if (await word(page).evaluate((link) => link === document.activeElement))
      break
  }
  await expectNote(page)
  await page.keyboard.press('Escape')
  await expect(note(page)).toBeHidden()
  await expect(word(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(entry)
})

test('the definition describes the word, and an open note passes axe', async ({
  page,
}) => {
  await open(page, accounts)
  await expect(word(page)).toHaveAccessibleDescription(await definition(page))
  await word(page).hover()
  await expectNote(page)
  expect(await axeViolations(page)).toEqual([])
})

test('a definition is not part of a copied selection', async ({ page }) => {
  await open(page, accounts)
  const text = await page.evaluate(() => {
    const article = document.querySelector('article')
    if (article) getSelection()?.selectAllChildren(article)
    return getSelection()?.toString() ?? ''
  })
  expect(text).toContain(await fromWordOn(page))
  expect(text).not.toContain(await definition(page))
})

test.describe('by touch', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  })
  // The timeout of a tap, after which it follows the link.
  test.beforeEach(({ page }) => page.addInitScript(stretchTimers, tapTimeout))

  test('a tap shows the note, a second one opens the entry', async ({
    page,
  }) => {
    await open(page, accounts)
    await word(page).tap()
    await expectNote(page)
    // Scrolling to the word writes its section into the address.
    expect(new URL(page.url()).pathname).toBe(accounts)
    await page.locator('h1').tap()
    await expect(note(page)).toBeHidden()
    await word(page).tap()
    await expectNote(page)
    await word(page).tap()
    await expect(page).toHaveURL(entry)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a word links to its entry', async ({ page }) => {
    await page.goto(accounts)
    await expect(page.locator(`#note-${id}`)).toBeHidden()
    await word(page).click()
    await expect(page).toHaveURL(entry)
    await expect(page.locator(`#term-${id}`)).toBeInViewport()
  })
})
