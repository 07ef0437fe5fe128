import type { Page } from '@playwright/test'
import { texts as en, openDocsSearch } from './docs-search-steps'
import { expect } from './fixtures'
import { hits, provide } from './hosted/provider'
import { hosts, test } from './hosted/site'
import { accounts } from './steps'

const [first, ...fallbacks] = hosts

test.use({ expectedErrors: [/Failed to load resource/] })

test('the next one is asked, and the failed ones are left alone', async ({
  page,
}) => {
  const seen = await provide(page, ['dead', 500, 'good'])
  const search = await openDocsSearch(page, accounts)
  const order = () => seen.map(({ host }) => host)
  await search.field.fill('size')
  await expect(search.hits).toHaveCount(hits.length)
  const [, second = '', third = ''] = order()
  expect(order()).toEqual([first, second, third])
  expect(fallbacks).toEqual(expect.arrayContaining([second, third]))
  await search.field.fill('size limits')
  await expect.poll(order).toEqual([first, second, third, third])
  await expect(search.hits).toHaveCount(hits.length)
  await expect(search.dialog.getByRole('alert')).toHaveCount(0)
})

test('a silent one is left after a moment that is said', async ({ page }) => {
  const seen = await provide(page, ['silent', 'good'])
  const search = await openDocsSearch(page, accounts)
  await search.field.fill('size')
  await expect(search.news).toHaveText(en.searching)
  await expect(search.hits).toHaveCount(hits.length)
  expect(seen).toHaveLength(2)
})

for (const [name, answer, requests] of [
  ['all hosts dead', 'dead', hosts.length],
  ['a refused key', 403, 1],
  ['too many requests', 429, 1],
  ['an answer that cannot be read', 'garbage', 1],
] as const)
  test(`${name}: the error screen, and another try`, async ({ page }) => {
    const answers = [...Array(requests).fill(answer), 'good']
    const seen = await provide(page, answers)
    const warnings = warningsOn(page)
    const search = await openDocsSearch(page, accounts)
    await search.field.fill('size')
    const alert = search.dialog.getByRole('alert')
    await expect(alert).toContainText(en.errorTitle)
    await expect(alert).toContainText(en.errorHelp)
    await expect(search.dialog.getByText(/no results/i)).toBeHidden()
    expect(seen).toHaveLength(requests)
    // The provider's addresses contain the key.
    expect(warnings.join('\n')).toMatch(/The search failed: \w+Error$/)
    await alert.getByRole('button', { name: en.retry }).click()
    await expect(search.hits).toHaveCount(hits.length)
    await expect(alert).toHaveCount(0)
  })

function warningsOn(page: Page): readonly string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}
