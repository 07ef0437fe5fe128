import {
  clientScript,
  darkMode,
  laterScripts,
  root,
  saveData,
} from './client-steps'
import { docsSearchOn } from './docs-search-steps'
import { clientReady, expect, recordRequests, test } from './fixtures'
import { field, options } from './local-search-steps'
import { accounts, hold, linkTo, mark, pdas } from './steps'

test('a page that is only read fetches nothing but itself', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await page.goto(accounts, { waitUntil: 'networkidle' })
  await clientReady(page)
  await page.locator('h1').hover()
  await page.mouse.wheel(0, 900)
  await expect(page.locator('#sidebar [aria-current=location]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const types = requests.map((request) => request.split(' ')[0])
  expect(types.toSorted()).toEqual(['document', 'script', 'stylesheet'])
})

test('every click before the client has come counts, in its order', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  for (let click = 0; click < 3; click++) await darkMode(page).click()
  await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
  await expect(darkMode(page)).toHaveCSS('cursor', 'progress')
  clientComes()
  await clientReady(page)
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(darkMode(page)).not.toHaveAttribute('aria-busy')
})

test('a tab of a program, chosen before that, is chosen', async ({ page }) => {
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  const tab = page
    .locator('main [role=tablist]:visible')
    .first()
    .getByRole('tab', { selected: false })
    .first()
  const name = await tab.innerText()
  await tab.click()
  clientComes()
  await expect(
    page
      .locator('main [role=tablist]:visible')
      .first()
      .getByRole('tab', { name, exact: true }),
  ).toHaveAttribute('aria-selected', 'true')
})

test('a diagram is enlarged by a click before that', async ({ page }) => {
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  await page.locator('[data-zoom-button]').first().click()
  clientComes()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a shortcut while its script is on its way is heard, and what is typed after it is kept', async ({
  page,
}) => {
  await page.goto(accounts)
  await clientReady(page)
  const scriptsCome = await hold(page, laterScripts)
  await page.keyboard.press('Control+k')
  for (const key of ['r', 'e', 'n', 't']) await page.keyboard.press(key)
  scriptsCome()
  const docsSearch = docsSearchOn(page)
  await expect(docsSearch.field).toHaveValue('rent')
  await expect(docsSearch.hits.first()).toBeVisible()
})

test('a search that is called off and asked for again while it loads takes each key once', async ({
  page,
}) => {
  await page.goto(accounts)
  await clientReady(page)
  const scriptsCome = await hold(page, laterScripts)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  for (const key of ['r', 'e', 'n', 't']) await page.keyboard.press(key)
  scriptsCome()
  await expect(docsSearchOn(page).field).toHaveValue('rent')
})

test('a key for the local search leads into its field while its script is on its way', async ({
  page,
}) => {
  await page.goto(accounts)
  await clientReady(page)
  const scriptsCome = await hold(page, laterScripts)
  for (const key of ['/', 'r', 'e', 'n', 't']) await page.keyboard.press(key)
  scriptsCome()
  await expect(field(page)).toHaveValue('rent')
  await expect(options(page).first()).toBeVisible()
})

test('back to a page that was shown before this document was loaded shows it', async ({
  page,
}) => {
  await page.goto(accounts)
  await clientReady(page)
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
  test('clicked before the client has come loads its document', async ({
    page,
  }) => {
    await hold(page, clientScript)
    await page.goto(accounts, { waitUntil: 'commit' })
    const stays = await mark(page)
    await linkTo(page, pdas).click({ noWaitAfter: true })
    await expect(page).toHaveURL(pdas)
    await expect.poll(stays).toBe(false)
  })

  test('with a modifier stays with the browser', async ({ page, context }) => {
    await page.goto(accounts)
    await clientReady(page)
    const opened = context.waitForEvent('page')
    await linkTo(page, pdas).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(pdas)
    await expect(page).toHaveURL(accounts)
  })
})

test('a page that was translated stays translated', async ({ page }) => {
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
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
  clientComes()
  await clientReady(page)
  await expect(page.locator('font')).toHaveCount(wrapped)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
})

test.describe('where data is to be saved', () => {
  test.beforeEach(({ page }) => saveData(page))

  test('nothing is fetched before it is asked for', async ({ page }) => {
    const requests = recordRequests(page)
    await page.goto(accounts)
    await clientReady(page)
    await linkTo(page, pdas).hover()
    await page.locator('[data-search-box]').first().hover()
    await page.locator('[data-docs-search]').hover()
    await page.locator('[data-zoom-button]').first().hover()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((each) => laterScripts.test(each))).toEqual([])
    expect(requests.filter((each) => each.endsWith(pdas))).toEqual([])
  })

  test('the heading that is read is marked, and named in the address', async ({
    page,
  }) => {
    await page.goto(accounts)
    await clientReady(page)
    await page.evaluate(() => scrollTo(0, 2_500))
    await expect(page).toHaveURL(/#/)
    const hash = new URL(page.url()).hash
    await expect(
      page.locator('#sidebar [aria-current=location]'),
    ).toHaveAttribute('href', hash)
  })
})
