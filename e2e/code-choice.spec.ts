import type { Locator } from '@playwright/test'
import { expectShown, first, groups, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, open, pdas } from './steps'

const { chrome } = messagesOf('en')

const shownIn = (group: Locator) =>
  group.getByRole('tab', { selected: true }).innerText()

test('the choice holds in all groups, the nearest where one lacks it', async ({
  page,
}) => {
  await open(page, accounts)
  await tab(first(page), 'web3.js 1.x').click()
  for (const group of await groups(page).all()) {
    const names = await group.getByRole('tab').allTextContents()
    const web3 = names.find((name) => /^web3/.test(name))
    await expectShown(group, web3 ?? 'TypeScript')
  }
  const kept = await Promise.all((await groups(page).all()).map(shownIn))
  await tab(first(page), 'Rust').click()
  for (const [index, group] of (await groups(page).all()).entries()) {
    const names = await group.getByRole('tab').allTextContents()
    const rust = names.find((name) => name === 'Rust')
    await expectShown(group, rust ?? kept[index] ?? '')
  }
})

test('the choice keeps the tab where the reader clicked it', async ({
  page,
}) => {
  await open(page, accounts)
  const last = page.getByRole('tab', { name: 'web3.js 1.x' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await last.click()
  await expectShown(first(page), 'web3.js 1.x')
  const after = await last.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
})

test('the choice holds on other pages, languages and visits', async ({
  page,
}) => {
  await open(page, accounts)
  await tab(first(page), 'Python').click()
  await follow(page, pdas)
  await expectShown(first(page), 'Python')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(accounts))
  await expectShown(first(page), 'Python')
  await page.getByRole('button', { name: chrome.languages }).click()
  await page.getByRole('link', { name: 'ไทย' }).click()
  await expect(page).toHaveURL(new RegExp(`/th${accounts}`))
  await expectShown(first(page), 'Python')
})

test('the choice is made by a link, over the stored one', async ({ page }) => {
  await open(page, accounts)
  await tab(first(page), 'Python').click()
  await open(page, `${accounts}?code=rust`)
  await expectShown(first(page), 'Rust')
  await follow(page, pdas)
  await expectShown(first(page), 'Rust')
})

test('the choice outlives a link that names nothing', async ({ page }) => {
  await open(page, accounts)
  await tab(first(page), 'Python').click()
  await open(page, `${accounts}?code=cobol`)
  await expectShown(first(page), 'Python')
})
