import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { readSample } from '../lib/site/code/sample'
import { first, groups, tab } from './code-group-steps'
import { clientReady, expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, copied, installation, keepSaid, open } from './steps'

const { code } = messagesOf('en')

const programOf = (file: string) =>
  readSample(readFileSync(`samples/${file}`, 'utf8'), '').code

const copyAll = (group: Locator) =>
  group.getByRole('button', { name: code.copyAll })
const copiedAll = (group: Locator) =>
  group.getByRole('button', { name: code.copiedAll })

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.beforeEach(({ page }) => keepSaid(page))

  test('takes the whole program from either view, and says so', {
    tag: '@firefox',
  }, async ({ page }) => {
    const program = programOf('core-concepts/accounts/read-account.rs')
    await open(page, accounts)
    const group = first(page)
    await tab(group, 'Rust').click()
    await copyAll(group).click()
    await expect(copiedAll(group)).toBeVisible()
    await expect(page.locator('#announcer')).toHaveText(code.copiedAll)
    const whole = await copied(page)
    const [install, run, ...rest] = whole.split('\n')
    expect(install).toMatch(/^\/\/ cargo add .*solana-keypair@=\d/)
    expect(run).toBe('// cargo run')
    expect(rest.join('\n')).toBe(program)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await group.getByRole('button', { name: code.full, exact: true }).click()
    await copyAll(group).click()
    await expect(copiedAll(group)).toBeVisible()
    expect(await copied(page)).toBe(whole)
  })

  test('takes the whole program of the recipe on the landing', async ({
    page,
  }) => {
    await page.goto('/')
    await clientReady(page)
    const shown = groups(page).first()
    await copyAll(shown).click()
    await expect(copiedAll(shown)).toBeVisible()
    const [install, run, ...rest] = (await copied(page)).split('\n')
    expect(install).toMatch(/^\/\/ npm install @solana\/kit@\d.* tsx@\d/)
    expect(run).toBe('// npx tsx get-balance.mts')
    expect(rest.join('\n')).toBe(
      programOf('references/accounts/get-balance.ts'),
    )
  })

  test('takes the whole program of an excerpt that stands elsewhere on the page', async ({
    page,
  }) => {
    const file = 'programs/profile/src/lib.rs'
    await open(page, '/guides/serialization.html')
    const excerpt = groups(page)
      .filter({ has: tab(page.locator('*'), 'Write') })
      .first()
    await copyAll(excerpt).click()
    await expect(copiedAll(excerpt)).toBeVisible()
    const [install, ...rest] = (await copied(page)).split('\n')
    expect(install).toMatch(/^\/\/ cargo add /)
    expect(install).not.toContain('solana-program-test')
    expect(rest.join('\n')).toBe(programOf(file))
  })

  test('is no longer said when another tab or view shows', async ({ page }) => {
    await open(page, accounts)
    const group = first(page)
    for (const change of [
      tab(group, 'Python'),
      group.getByRole('button', { name: code.full, exact: true }),
    ]) {
      await copyAll(group).click()
      await expect(copiedAll(group)).toBeVisible()
      await change.click()
      await expect(copyAll(group)).toBeVisible()
      await expect(page.locator('#announcer')).toBeEmpty()
    }
    expect(await copied(page)).toMatch(/^# pip install .*solana==/)
  })

  test('takes the line that installs the packages', {
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

  test('gives the button its name back, however often it is asked', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, accounts)
    await page.clock.pauseAt(Date.now() + 60_000)
    const button = first(page).locator('[data-copy]').first()
    await button.click()
    await expect(button).toHaveText(code.copiedAll)
    await page.clock.runFor(1500)
    const announcer = page.locator('#announcer')
    await announcer.evaluate((element) => {
      element.textContent = ''
    })
    await button.click()
    await expect(announcer).toHaveText(code.copiedAll)
    await page.clock.runFor(1500)
    await expect(button).toHaveText(code.copiedAll)
    await page.clock.runFor(1000)
    await expect(button).toHaveText(code.copyAll)
  })
})

test('a refused copy is said', async ({ page }) => {
  await keepSaid(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await open(page, accounts)
  await copyAll(first(page)).click()
  await expect(page.locator('#announcer')).toHaveText(code.copyFailed)
})

for (const width of [320, 1440])
  test(`the button covers no code at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, installation)
    const buttons = page.getByRole('button', { name: code.copy, exact: true })
    const blocks = page.locator('div[data-code]')
    await expect(blocks).not.toHaveCount(0)
    for (const block of await blocks.all()) {
      const button = await block.locator(buttons).boundingBox()
      const listing = await block.getByRole('group').boundingBox()
      const end = (listing?.x ?? 0) + (listing?.width ?? 0)
      expect(button?.x).toBeGreaterThanOrEqual(end)
    }
  })
