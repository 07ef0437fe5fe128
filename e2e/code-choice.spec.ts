import type { Locator } from '@playwright/test'
import { expectShown, first, groups, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, open, pdas } from './steps'

const { chrome } = messagesOf('en')

const shownIn = (group: Locator) =>
  group.getByRole('tab', { selected: true }).innerText()

test('the choice applies to all groups, with a fallback where one lacks it, and the tab does not move', async ({
  page,
}) => {
  await open(page, accounts)
  const last = page.getByRole('tab', { name: 'web3.js 1.x' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await last.click()
  const after = await last.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
  for (const group of await groups(page).all()) {
    const names = await group.getByRole('tab').allTextContents()
    const web3 = names.find((name) => /^web3/.test(name))
    await expectShown(group, web3 ?? 'TypeScript')
  }
  const kept = await Promise.all((await groups(page).all()).map(shownIn))
  await tab(first(page), 'Rust').click()
  for (const [index, group] of (await groups(page).all()).entries()) {
    const names = await group.getByRole('tab').allTextContents()
    await expectShown(
      group,
      names.includes('Rust') ? 'Rust' : (kept[index] ?? ''),
    )
  }
})

test('the choice persists across pages, languages and visits, and a link overrides it', async ({
  page,
}) => {
  await open(page, accounts)
  await tab(first(page), 'Python').click()
  await follow(page, pdas)
  await expectShown(first(page), 'Python')
  await page.getByRole('button', { name: chrome.languages }).click()
  await page.getByRole('link', { name: 'ไทย' }).click()
  await expect(page).toHaveURL(`/th${pdas}`)
  await expectShown(first(page), 'Python')
  await open(page, `${accounts}?code=cobol`)
  await expectShown(first(page), 'Python')
  await open(page, `${accounts}?code=rust`)
  await expectShown(first(page), 'Rust')
})
