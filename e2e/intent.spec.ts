import { docsSearchOn } from './docs-search-steps'
import { expect, hydrated, recordRequests, test } from './fixtures'
import { field, options } from './local-search-steps'
import {
  darkMode,
  fetched,
  saveData,
  scripts,
  startScript,
  state,
} from './runtime-steps'
import { accounts, hold, linkTo, mark, pdas } from './steps'

test('a page that is only read runs no script of the runtime', async ({
  page,
}) => {
  await page.goto(accounts)
  await fetched(page)
  await page.locator('h1').hover()
  await fetched(page)
  await expect(page.locator('script[src*="/chunks/"]')).toHaveCount(0)
})

test('a pointer near a link brings everything to life', async ({ page }) => {
  await page.goto(accounts)
  await linkTo(page, pdas).hover()
  await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
})

test('scrolling brings everything to life', async ({ page }) => {
  await page.goto(accounts)
  await page.mouse.wheel(0, 900)
  await expect(page.locator('#sidebar [aria-current=location]')).toHaveCount(1)
})

test('every click before that counts, in its order', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const scriptsCome = await hold(page, scripts)
  await page.goto(accounts)
  for (let click = 0; click < 3; click++) await darkMode(page).click()
  await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
  await expect(darkMode(page)).toHaveCSS('cursor', 'progress')
  scriptsCome()
  await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
  await expect(state(page)).toHaveAttribute('data-theme', 'dark')
  await expect(darkMode(page)).not.toHaveAttribute('aria-busy')
})

test('a tab of a program, chosen before that, is chosen', async ({ page }) => {
  const scriptsCome = await hold(page, scripts)
  await page.goto(accounts)
  const tab = page
    .locator('main [role=tablist]:visible')
    .first()
    .getByRole('tab', { selected: false })
    .first()
  const name = await tab.innerText()
  await tab.click()
  scriptsCome()
  await expect(
    page
      .locator('main [role=tablist]:visible')
      .first()
      .getByRole('tab', { name, exact: true }),
  ).toHaveAttribute('aria-selected', 'true')
})

test('a diagram is enlarged by a click before that', async ({ page }) => {
  const scriptsCome = await hold(page, scripts)
  await page.goto(accounts)
  await page.locator('[data-zoom-button]').first().click()
  scriptsCome()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a shortcut before that is heard', async ({ page }) => {
  const scriptsCome = await hold(page, scripts)
  await page.goto(accounts)
  await page.keyboard.press('Control+k')
  scriptsCome()
  await expect(docsSearchOn(page).dialog).toBeVisible()
})

test('what is typed after a shortcut before that is kept', async ({ page }) => {
  const scriptsCome = await hold(page, scripts)
  await page.goto(accounts)
  for (const key of ['/', 'r', 'e', 'n', 't']) await page.keyboard.press(key)
  scriptsCome()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('rent')
  await expect(options(page).first()).toBeVisible()
})

test('back to a page that was shown before this document was loaded shows it', async ({
  page,
}) => {
  await page.goto(accounts)
  await hydrated(page)
  const title = await page.title()
  await linkTo(page, pdas).click()
  await expect(page).not.toHaveTitle(title)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(accounts)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('h1')).toHaveText('Accounts')
})

test.describe('a link', () => {
  test('clicked at once, with nothing fetched, loads its document', async ({
    page,
  }) => {
    await hold(page, scripts)
    await page.goto(accounts)
    const stays = await mark(page)
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
    await expect.poll(stays).toBe(false)
  })

  test('clicked when the scripts are there keeps the document', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(accounts)
    await fetched(page)
    const stays = await mark(page)
    // A link waits a second for scripts that are there, and a busy machine needs longer to run them: time goes on in small steps.
    await page.clock.pauseAt(Date.now() + 60_000)
    await linkTo(page, pdas).click()
    await expect(async () => {
      await page.clock.runFor(5)
      await expect(state(page)).toHaveAttribute('data-runtime', 'ready', {
        timeout: 100,
      })
    }).toPass()
    await page.clock.resume()
    await expect(page).toHaveURL(pdas)
    expect(await stays()).toBe(true)
  })

  test('with a modifier stays with the browser', async ({ page, context }) => {
    await page.goto(accounts)
    const opened = context.waitForEvent('page')
    await linkTo(page, pdas).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(pdas)
    await expect(page).toHaveURL(accounts)
  })
})

test('a page that was translated stays translated', async ({ page }) => {
  await page.goto(accounts)
  const wrapped = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, 4)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (
        text instanceof Text &&
        text.data.trim() &&
        !text.parentElement?.closest('script, style, svg')
      )
        texts.push(text)
    }
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
    document.documentElement.lang = 'ja'
    return texts.length
  })
  expect(wrapped).toBeGreaterThan(100)
  await hydrated(page)
  await expect(page.locator('font')).toHaveCount(wrapped)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
})

test.describe('where data is to be saved', () => {
  test.beforeEach(({ page }) => saveData(page))

  test('nothing is fetched before it is needed', async ({ page }) => {
    const requests = recordRequests(page)
    await page.goto(accounts)
    await linkTo(page, pdas).hover()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((each) => /chunks\/.*\.js$/.test(each))).toEqual([])
    await darkMode(page).click()
    await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
  })
})

test('a click before the document’s start script has come counts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const startComes = await hold(page, startScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  await darkMode(page).click()
  startComes()
  await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
  await expect(state(page)).toHaveAttribute('data-theme', 'dark')
})
