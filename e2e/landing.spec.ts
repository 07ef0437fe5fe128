import { readFileSync } from 'node:fs'
import { formatDay } from '../lib/text/format-day'
import { site } from '../site.config'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { builtLocales } from './site-pages'
import { openReady } from './steps'

const { errorsPage, landing, run, sections } = messagesOf('en')
const records: readonly { level: string; date: string }[] = Object.values(
  JSON.parse(readFileSync('samples/record.json', 'utf8')),
)

const screens = [
  { name: 'a laptop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]

for (const { name, viewport } of screens) {
  test.describe(`the first screen of ${name}`, () => {
    test.use({ viewport })

    test('says what the book is, and where to start', async ({ page }) => {
      await openReady(page, '/')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const shown = [
        main.getByText(/\d+ of \d+ programs ran/),
        main.getByText(/tasks in TypeScript, Rust and Python/),
        main.getByRole('button', { name: landing.search }),
        main.getByRole('link', { name: landing.begin }).first(),
        main.getByRole('link', { name: landing.playground }),
      ]
      for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 })
    })
  })
}

test('the record says how many programs were run', async ({ page }) => {
  await page.goto('/th/')
  const { lang } = site.locales.th
  const proof = page.getByRole('main').locator('p:has(time)').first()
  const run = records.filter(
    ({ level }) => level.startsWith('executed') || level === 'tested',
  )
  await expect(proof).toContainText(String(records.length))
  await expect(proof).toContainText(String(run.length))
  const last = records
    .map(({ date }) => date)
    .sort()
    .at(-1)
  await expect(proof).toContainText(formatDay(`${last}`, lang, 'UTC'))
})

test('the wide button opens the docs search, also by a typed letter', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, '/')
  const search = docsSearchOn(page)
  const button = page.getByRole('button', { name: landing.search })
  await button.click()
  await expect(search.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  // The button reacts to letters while it has the focus (decision 8).
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('m')
  await expect(search.field).toHaveValue('m')
})

test('each starting point links to its first steps', async ({ page }) => {
  await openReady(page, '/')
  const ways = page.getByRole('region', { name: landing.ways })
  await expect(ways.getByRole('listitem')).toHaveCount(15)
  await ways.getByRole('link', { name: 'Create a token' }).click()
  await expect(page).toHaveURL(
    '/references/token.html#how-to-create-a-new-token',
  )
  await expect(page.locator('#how-to-create-a-new-token')).toBeInViewport()
})

test('what a language lacks is not listed', async ({ page }) => {
  const chinese = messagesOf('zh')
  await openReady(page, '/zh/')
  const main = page.getByRole('main')
  const guides = main.getByRole('link', { name: chinese.sections.guides })
  await expect(guides).toHaveCount(0)
  const ways = main.getByRole('region', { name: chinese.landing.ways })
  await expect(ways.getByRole('link').first()).toBeVisible()
  for (const link of await ways.getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^\/zh\//)
})

test('a recipe of the box runs', async ({ page }) => {
  await openReady(page, '/')
  const box = page.getByRole('main')
  const tab = box.getByRole('tab', { name: 'Derive an address' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByRole('tab', { name: /balance/i }).first()).toBeFocused()
  await box
    .getByRole('button', { name: messagesOf('en').code.run })
    .first()
    .click()
  await expect(box.getByText(run.done.split('{time}')[0] ?? '')).toBeVisible()
})

test('an example opens the docs search with its results', async ({ page }) => {
  await openReady(page, '/')
  await page.getByRole('button', { name: landing.example2 }).click()
  const search = docsSearchOn(page)
  await expect(search.field).toHaveValue(landing.example2)
})

for (const [what, text] of [
  ['an error', '0x1771'],
  ['the error of a long log', `${'Program log: a '.repeat(2_000)}\n0x1771`],
] as const)
  test(`${what} is looked up on the page of error codes`, async ({ page }) => {
    await openReady(page, '/')
    const failed = page.getByRole('region', { name: landing.failed })
    await failed.getByRole('textbox', { name: errorsPage.label }).fill(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/errors\.html\?error=.*0x1771$/)
    await expect(
      page.getByRole('status').getByText(/errors\[1\]/),
    ).toBeVisible()
  })

test('Enter before the field is hydrated looks the error up too', async ({
  page,
}) => {
  await openReady(page, '/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  const failed = page.getByRole('region', { name: landing.failed })
  await failed.getByRole('textbox', { name: errorsPage.label }).fill('0x1771')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/errors\.html\?error=0x1771$/)
})

test('every language is offered by its own name', async ({ page }) => {
  await openReady(page, '/')
  const { locales } = site
  const list = page.getByRole('navigation', { name: landing.languages })
  await expect(list.getByRole('link')).toHaveText(
    builtLocales.map((locale) => locales[locale].name),
  )
  await list.getByRole('link', { name: locales.kr.name }).click()
  await expect(page).toHaveURL('/kr/')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('no shortcut is shown', async ({ page }) => {
    await openReady(page, '/')
    const button = page.getByRole('button', { name: landing.search })
    const advice = await button.evaluate(
      (element) => getComputedStyle(element, '::after').content,
    )
    expect(advice).toBe('none')
    await button.tap()
    await expect(docsSearchOn(page).field).toBeVisible()
  })
})

test('a section shows its number of pages and recipes, and links to its first page', async ({
  page,
}) => {
  await openReady(page, '/')
  const section = page
    .getByRole('region', { name: landing.sections })
    .getByRole('listitem')
    .filter({ hasText: sections.guides })
  await expect(section).toContainText(/\d+ pages.*\d+ recipes/)
  await section.getByRole('link', { name: sections.guides }).click()
  await expect(page).toHaveURL(/\/guides\/.+\.html$/)
})
