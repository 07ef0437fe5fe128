import { readFileSync } from 'node:fs'
import { formatDay } from '../lib/shared/format-day'
import { site } from '../site.config'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { builtLocales } from './site-pages'
import { openReady } from './steps'

const { landing, playgroundPage, sections } = messagesOf('en')
const wanted: readonly string[] = JSON.parse(
  readFileSync('content/wanted.json', 'utf8'),
)
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

    test('says what the book is, and shows all ways in', async ({ page }) => {
      await openReady(page, '/')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const shown = [
        main.getByText(/^Recipes for building on Solana/),
        main.getByText(/programs of the/),
        main.getByText(/@solana\/kit \d.* · solders/),
        main.getByRole('button', { name: landing.search }),
        main.getByRole('link', { name: playgroundPage.title }),
        main.getByRole('link', { name: 'Türkçe', exact: true }),
        main.getByRole('link', { name: sections.references, exact: true }),
        main.getByRole('heading', { name: landing.wanted }),
        main.getByRole('link', { name: 'Send SOL', exact: true }),
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

test('the wide button opens the docs search, by a letter too', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, '/')
  const search = docsSearchOn(page)
  const button = page.getByRole('button', { name: landing.search })
  await button.click()
  await expect(search.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  // The button takes letters once the reader puts the focus there (decision 8).
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('m')
  await expect(search.field).toHaveValue('m')
})

test('each of the most wanted recipes leads to its section', async ({
  page,
}) => {
  await openReady(page, '/')
  const list = page.getByRole('region', { name: landing.wanted })
  await expect(list.getByRole('listitem')).toHaveCount(wanted.length)
  await list.getByRole('link', { name: 'Create a token' }).click()
  await expect(page).toHaveURL(
    '/references/token.html#how-to-create-a-new-token',
  )
  await expect(page.locator('#how-to-create-a-new-token')).toBeInViewport()
})

test('what a language lacks is left out, or says that it is English', async ({
  page,
}) => {
  const chinese = messagesOf('zh')
  await openReady(page, '/zh/')
  const main = page.getByRole('main')
  const guides = main.getByRole('link', { name: chinese.sections.guides })
  await expect(guides).toHaveCount(0)
  const english = main.getByRole('link', { name: 'Send SOL' })
  await expect(english).toHaveText('Send SOL（英文）')
  await english.click()
  await expect(page).toHaveURL(
    '/references/basic-transactions.html#how-to-send-sol',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
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

  test('no key is advised', async ({ page }) => {
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

test('a section counts its pages and recipes, and leads to its first page', async ({
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
