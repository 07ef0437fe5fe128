import { readFileSync } from 'node:fs'
import { readSample } from '../lib/code/sample'
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

test('an excerpt says how much it shows and is not indented, the full program is', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  const group = first(page)
  await tab(group, 'Rust').click()
  const says = group.getByText(
    code.shown
      .replace('{shown}', String(essential.length))
      .replace('{all}', String(lines.length)),
  )
  await expect(says).toContainText(code.elsewhere.replace(/<.*/, '').trim())
  const listing = group
    .getByRole('tabpanel')
    .getByRole('group', { name: code.program.replace('{title}', 'Rust') })
  const indented = essential.join('\n').trimEnd()
  expect(indented).toMatch(/^ {4}\S/)
  expect((await listing.innerText()).trimEnd()).toBe(
    indented.replaceAll(/^ {4}/gm, ''),
  )
  await group.getByRole('button', { name: code.full }).click()
  await expect(says).toBeHidden()
  expect((await listing.innerText()).trimEnd()).toBe(sample.code)
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
