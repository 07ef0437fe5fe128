import {
  docsSearchOn,
  texts as en,
  openDocsSearch,
  settingsFile,
} from './docs-search-steps'
import { expect, recordRequests, test } from './fixtures'
import { field as boxOn } from './local-search-steps'
import { accounts, hold, open } from './steps'

test('only the button comes with the page, the rest on intent', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await open(page, accounts)
  await page.waitForLoadState('networkidle')
  const early = requests.length
  expect(requests.join('\n')).not.toMatch(/search\/(modal|text)/)
  await docsSearchOn(page).button.hover()
  await expect
    .poll(() => requests.slice(early).join('\n'))
    .toMatch(/texts\/en[\s\S]*search\/text/)
})

test('opens by click and closes in each way, focus back on the button', {
  tag: '@firefox',
}, async ({ page }) => {
  const { dialog, field, button } = await openDocsSearch(page, accounts)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('ControlOrMeta+k'),
    () => dialog.getByRole('button', { name: en.cancel }).click(),
    () => page.mouse.click(20, 400),
  ]
  for (const close of ways) {
    await expect(field).toBeFocused()
    await field.fill('rent')
    await close()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(field).toHaveValue('')
  }
})

test('closing leaves the page where it was', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, accounts)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const { dialog, field } = docsSearchOn(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('a log line that is pasted, selected or handed over keeps its error', async ({
  page,
}) => {
  const line =
    'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1771'
  const { field, hits, dialog } = await openDocsSearch(page, accounts)
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const kind = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', kind))
  }, line)
  await expect(field).toHaveValue('0x1771')
  await expect(hits.first()).toContainText('own errors')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await boxOn(page).fill(line)
  await boxOn(page).press('ControlOrMeta+k')
  await expect(field).toHaveValue('0x1771')
  await page.keyboard.press('Escape')
  await page.evaluate((text) => {
    const place = document.querySelector('article p')
    if (!place) throw new Error('the page has no paragraph')
    place.textContent = text
    getSelection()?.selectAllChildren(place)
  }, line)
  await docsSearchOn(page).button.click()
  await expect(field).toHaveValue('0x1771')
})

test('what is typed while the modal loads is kept', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await hold(page, `**${settingsFile}`)
  await open(page, accounts)
  const { field, button } = docsSearchOn(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('stakex')
  await page.keyboard.press('Backspace')
  await expect(boxOn(page)).not.toBeFocused()
  release()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('stake')
})

test('Tab goes round in the dialog, and the page behind is out of reach', {
  tag: '@firefox',
}, async ({ page }) => {
  const { dialog, hits } = await openDocsSearch(page, accounts)
  await page.keyboard.type('accountx')
  await expect(hits.first()).toBeVisible()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  const nameOfFocus = () =>
    dialog.evaluate((element) => {
      const { activeElement } = document
      if (!activeElement || !element.contains(activeElement)) return 'outside'
      return activeElement.ariaLabel ?? activeElement.textContent
    })
  const roundBy = async (key: string) => {
    const stops: (string | null)[] = []
    do {
      await page.keyboard.press(key)
      stops.push(await nameOfFocus())
    } while (stops.at(-1) !== en.placeholder && stops.length < 60)
    return stops
  }
  const stops = await roundBy('Tab')
  expect(stops.slice(0, 2)).toEqual([en.clearLabel, en.cancel])
  expect(stops).not.toContain('outside')
  expect(stops.at(-1)).toBe(en.placeholder)
  const back = await roundBy('Shift+Tab')
  expect(back).toEqual([...stops.slice(0, -1).reverse(), en.placeholder])
  const reached = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#sidebar a')?.focus()
    return document.activeElement?.closest('#sidebar') !== null
  })
  expect(reached).toBe(false)
})

test('the selection is the first query, cut and replaceable', async ({
  page,
}) => {
  const { field } = docsSearchOn(page)
  await open(page, accounts)
  await page.evaluate(() => {
    const paragraph = document.querySelector('main p')
    if (paragraph) getSelection()?.selectAllChildren(paragraph)
  })
  const selected = await page.evaluate(() => `${getSelection()}`)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toHaveValue(selected.slice(0, 64).trim())
  await page.keyboard.type('rent')
  await expect(field).toHaveValue('rent')
})

test('64 characters and no more', async ({ page }) => {
  const { field } = await openDocsSearch(page, accounts)
  await page.keyboard.insertText('x'.repeat(80))
  await expect(field).toHaveValue('x'.repeat(64))
})

test.describe('a modal that does not load', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('is said, and can be asked for again', { tag: '@firefox' }, async ({
    page,
  }) => {
    let broken = true
    await page.route(`**${settingsFile}`, (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await open(page, accounts)
    const { field, button } = docsSearchOn(page)
    await button.click()
    const notice = page.getByRole('alert').filter({ hasText: en.failed })
    await expect(notice).toBeVisible()
    broken = false
    await button.click()
    await expect(field).toBeFocused()
    await expect(notice).toHaveCount(0)
  })
})
