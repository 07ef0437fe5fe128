import { docsSearchOn, find, openDocsSearch } from './docs-search-steps'
import { expect, test } from './fixtures'
import { accounts, follow, mark, open, pdas } from './steps'

const hitTo = (path: string) => `a[href^="${path}"]`

test('a hit on the same page leads to its heading', async ({ page }) => {
  const search = await openDocsSearch(page, accounts)
  const stays = await mark(page)
  await find(search, 'size limits')
  await search.hits
    .locator(hitTo(`${accounts}#size-limits`))
    .first()
    .click()
  await expect(search.dialog).toBeHidden()
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await expect(page.locator('#size-limits')).toBeInViewport()
  await expect(page.locator('#size-limits a')).toBeFocused()
  expect(await stays()).toBe(true)
})

test('a hit on another page keeps the document, back returns', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  const stays = await mark(page)
  await page.keyboard.press('Escape')
  // The page keeps its place until the modal's history entry is gone.
  await page.waitForFunction(() => !history.state?.over)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
  )
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.keyboard.press('ControlOrMeta+k')
  await find(search, 'bump')
  await page.keyboard.press('Enter')
  await expect(search.dialog).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(accounts))
  const { hash } = new URL(page.url())
  if (hash) await expect(page.locator(hash)).toBeInViewport()
  expect(await stays()).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(accounts))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('Back closes the modal and stays on the page', async ({ page }) => {
  await open(page, pdas)
  await follow(page, accounts)
  const stays = await mark(page)
  const search = docsSearchOn(page)
  await search.button.click()
  await find(search, 'rent')
  await page.goBack()
  await expect(search.dialog).toHaveCount(0)
  await expect(page).toHaveURL(accounts)
  await search.button.click()
  await page.keyboard.press('Escape')
  await expect(search.dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(pdas)
  expect(await stays()).toBe(true)
})

test('a page as a whole starts at its top', async ({ page }) => {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'program derived addresses')
  await search.hits.locator(`a[href="${pdas}"]`).first().click()
  await expect(page).toHaveURL(pdas)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
  test(`${modifier} opens a hit elsewhere and leaves the modal open`, async ({
    page,
    context,
  }) => {
    const search = await openDocsSearch(page, accounts)
    await find(search, 'staking')
    const href = await search.selected.locator('a').getAttribute('href')
    const byMouse = context.waitForEvent('page')
    await search.selected.click({ modifiers: [modifier] })
    const first = await byMouse
    await expect(first).toHaveURL(href ?? '')
    await first.close()
    await expect(search.dialog).toBeVisible()
    await search.field.focus()
    await expect(search.selected).toHaveCount(1)
    const byKey = context.waitForEvent('page')
    await page.keyboard.press(`${modifier}+Enter`)
    await expect(await byKey).toHaveURL(href ?? '')
    await expect(page).toHaveURL(accounts)
    await expect(search.dialog).toBeVisible()
  })
}
