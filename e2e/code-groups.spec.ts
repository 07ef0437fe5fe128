import type { Page } from '@playwright/test'
import { expectShown, first, groups, kit, tab } from './code-group-steps'
import { clientReady, expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, hold, open } from './steps'

const { code } = messagesOf('en')

test('arrows move with wraparound, Space and Enter select', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  const group = first(page)
  await tab(group, kit).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(group, 'web3.js 1.x')).toBeFocused()
  await expectShown(group, kit)
  await page.keyboard.press('Space')
  await expectShown(group, 'web3.js 1.x')
  await page.keyboard.press('ArrowRight')
  await expect(tab(group, kit)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectShown(group, 'Rust')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tab(group, 'Rust')).toBeFocused()
})

test('the toggle shows the whole program, in every tab', async ({ page }) => {
  await open(page, accounts)
  const group = first(page)
  const rest = group.locator('.rest').filter({ visible: true })
  const toggle = group.getByRole('button', { name: code.full })
  await expect(rest).toHaveCount(0)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(rest).not.toHaveCount(0)
  await tab(group, 'Rust').click()
  await expect(rest).not.toHaveCount(0)
  await toggle.click()
  await expect(rest).toHaveCount(0)
})

test('a link to text in the folded lines of another tab opens both', async ({
  page,
}) => {
  await open(
    page,
    `${accounts}#:~:text=${encodeURIComponent('use solana_rpc_client')}`,
  )
  const group = first(page)
  await expectShown(group, 'Rust')
  await expect(group.getByText('use solana_rpc_client')).toBeInViewport()
  await expect(group.getByRole('button', { name: code.full })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await tab(group, kit).click()
  await expectShown(group, kit)
})

test('the browser’s search finds what a group does not show', async ({
  page,
}) => {
  await open(page, accounts)
  const group = first(page)
  const found = (text: string) =>
    group
      .getByText(text)
      .first()
      .evaluate((element) => {
        const folded = element.closest('[hidden="until-found"]')
        folded?.dispatchEvent(new Event('beforematch', { bubbles: true }))
        return folded !== null
      })
  expect(await found('solders.keypair')).toBe(true)
  await expectShown(group, 'Python')
  await expect(group.getByText('solders.keypair')).toBeVisible()
  expect(await found('solders.keypair')).toBe(false)
})

for (const [path, choice] of [
  [accounts, ''],
  [`/th${accounts}`, 'rust'],
] as const) {
  test(`${path} has no layout shift with ${choice || 'no choice'}`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/**/*.js')
    await page.goto(`${path}?code=${choice}`, { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeAttached()
    const painted = await layout(page)
    release()
    await clientReady(page)
    const bound = page.locator('[data-code-group][data-bound]')
    await expect(bound).toHaveCount(await groups(page).count())
    expect(await layout(page)).toEqual(painted)
  })
}

/** The positions of everything in the article, and the visible lines. */
function layout(page: Page): Promise<string[]> {
  return page.locator('article *').evaluateAll((all) =>
    all.flatMap((element) => {
      if (element.closest('svg') || !element.checkVisibility()) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const place = [x, y + scrollY, width, height].map(Math.round)
      return [`${element.tagName} ${element.id} ${place}`]
    }),
  )
}
