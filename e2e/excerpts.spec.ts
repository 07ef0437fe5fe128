import { readFileSync } from 'node:fs'
import { readSample } from '../lib/site/code/sample'
import { first, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, open } from './steps'

const { code } = messagesOf('en')

const sample = readSample(
  readFileSync('samples/core-concepts/accounts/read-account.rs', 'utf8'),
  'preview',
)
const lines = sample.code.split('\n')
const essential = lines.filter((_, index) => sample.essential[index])

for (const locale of ['en', 'de', 'kr'] as const)
  test(`an excerpt says in ${locale} how much it shows, and what stands elsewhere`, async ({
    page,
  }) => {
    const texts = messagesOf(locale).code
    await open(page, locale === 'en' ? accounts : `/${locale}${accounts}`)
    const group = first(page)
    await tab(group, 'Rust').click()
    const says = texts.shown
      .replace('{shown}', String(essential.length))
      .replace('{all}', String(lines.length))
    const elsewhere = texts.elsewhere.replace(/<.*/, '').trim()
    const panel = group.getByRole('tabpanel')
    await expect(panel.getByText(says)).toBeVisible()
    await expect(panel.getByText(says)).toContainText(elsewhere)
    await expect(panel.getByText('wallet, rpc', { exact: true })).toBeVisible()
    await group.getByRole('button', { name: texts.full }).click()
    await expect(panel.getByText(says)).toBeHidden()
  })

test('an excerpt is not indented, the full program is', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  const group = first(page)
  await tab(group, 'Rust').click()
  const listing = group
    .getByRole('tabpanel')
    .getByRole('group', { name: code.program.replace('{title}', 'Rust') })
  const indented = essential.join('\n').trimEnd()
  expect(indented).toMatch(/^ {4}\S/)
  expect((await listing.innerText()).trimEnd()).toBe(
    indented.replaceAll(/^ {4}/gm, ''),
  )
  await group.getByRole('button', { name: code.full }).click()
  expect((await listing.innerText()).trimEnd()).toBe(sample.code)
})

test('a program in two SDKs names both, one in a single SDK its language', async ({
  page,
}) => {
  await open(page, accounts)
  const names = await page.getByRole('tab').allInnerTexts()
  expect(names).toContain('TypeScript · Kit')
  expect(names).toContain('web3.js 1.x')
  expect(names).toContain('TypeScript')
  expect(names).not.toContain('Kit')
})

test('long lines of output are wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/core-concepts/transactions.html')
  const cut = await page
    .getByRole('group', { name: code.output })
    .evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
  expect(cut).toEqual([])
})
