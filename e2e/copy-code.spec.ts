import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { readSample } from '../lib/code/sample'
import { first, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, copied, holdResults, installation, open } from './steps'

const { code } = messagesOf('en')

const programOf = (file: string) =>
  readSample(readFileSync(`samples/${file}`, 'utf8'), '').code

const copyProgram = (group: Locator) =>
  group.getByRole('button', { name: code.copyProgram })
const copiedProgram = (group: Locator) =>
  group.getByRole('button', { name: code.copiedProgram })

test('a selection from a heading through a program has no buttons in it', async ({
  page,
}) => {
  await open(page, accounts)
  await expect(copyProgram(first(page))).toBeVisible()
  const text = await page.evaluate(() => {
    const article = document.querySelector('article')
    if (article) getSelection()?.selectAllChildren(article)
    return getSelection()?.toString() ?? ''
  })
  expect(text).toContain('getBalance')
  expect(text).not.toContain(code.copyProgram)
})

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.beforeEach(({ page }) => holdResults(page))

  test('takes the whole program from either view, and says so until another is shown', {
    tag: '@firefox',
  }, async ({ page }) => {
    const program = programOf('core-concepts/accounts/read-account.rs')
    await open(page, accounts)
    const group = first(page)
    await tab(group, 'Rust').click()
    await copyProgram(group).click()
    await expect(copiedProgram(group)).toBeVisible()
    await expect(page.locator('#announcer')).toHaveText(code.copiedProgram)
    const whole = await copied(page)
    const [install, run, ...rest] = whole.split('\n')
    expect(install).toMatch(/^\/\/ cargo add .*solana-keypair@=\d/)
    expect(run).toBe('// cargo run')
    expect(rest.join('\n')).toBe(program)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await group.getByRole('button', { name: code.full, exact: true }).click()
    await expect(copyProgram(group)).toBeVisible()
    await expect(page.locator('#announcer')).toBeEmpty()
    await copyProgram(group).click()
    await expect(copiedProgram(group)).toBeVisible()
    expect(await copied(page)).toBe(whole)
    await tab(group, 'Python').click()
    await expect(copyProgram(group)).toBeVisible()
  })

  test('takes the code that is visible, and says so', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, accounts)
    const group = first(page)
    await group
      .getByRole('button', { name: code.copy, exact: true })
      .first()
      .click()
    await expect(page.locator('#announcer')).toHaveText(code.copiedVisible)
    const visible = group.getByRole('tabpanel').locator('pre code').first()
    const shown = await visible.evaluate(
      (element: HTMLElement) => element.innerText,
    )
    expect(await copied(page)).toBe(shown.trimEnd())
    expect(shown).not.toContain('import ')
  })

  test('takes the install command', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, accounts)
    const panel = first(page).getByRole('tabpanel')
    const button = panel.getByRole('button').first()
    await expect(button).toHaveText(code.copy)
    await button.click()
    await expect(button).toHaveText(code.copied)
    const line = await copied(page)
    expect(line).toMatch(
      /^npm install @solana\/kit@[\d.]+( @[\w./-]+@[\d.]+)* tsx@[\d.]+$/,
    )
    await expect(panel).toContainText(line)
  })
})

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('gets its label back, after repeated clicks too', async ({ page }) => {
    await page.clock.install()
    await open(page, accounts)
    await page.clock.pauseAt(Date.now() + 60_000)
    const button = first(page)
      .getByRole('button')
      .filter({ hasText: /copy program|copied/i })
    await button.click()
    await expect(button).toHaveText(code.copiedProgram)
    await page.clock.runFor(1500)
    const announcer = page.locator('#announcer')
    await announcer.evaluate((element) => {
      element.textContent = ''
    })
    await button.click()
    await expect(announcer).toHaveText(code.copiedProgram)
    await page.clock.runFor(1500)
    await expect(button).toHaveText(code.copiedProgram)
    await page.clock.runFor(1000)
    await expect(button).toHaveText(code.copyProgram)
  })
})

test('a refused copy is announced', async ({ page }) => {
  await holdResults(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await open(page, accounts)
  await copyProgram(first(page)).click()
  await expect(page.locator('#announcer')).toHaveText(code.copyFailed)
})

test('the button covers no code', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, installation)
  const buttons = page.getByRole('button', { name: code.copy, exact: true })
  for (const block of await page.locator('div[data-code]').all()) {
    const button = await block.locator(buttons).boundingBox()
    const listing = await block.getByRole('group').boundingBox()
    const end = (listing?.x ?? 0) + (listing?.width ?? 0)
    expect(button?.x).toBeGreaterThanOrEqual(end)
  }
})
