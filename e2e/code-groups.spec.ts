import type { Page } from '@playwright/test'
import { expectShown, first, groups, kit, tab } from './code-group-steps'
import { clientReady, expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, hold, open } from './steps'

const { code } = messagesOf('en')

test('tabs are picked by mouse', async ({ page }) => {
  await open(page, accounts)
  await expectShown(first(page), kit)
  await tab(first(page), 'Python').click()
  await expectShown(first(page), 'Python')
})

test('arrows move with wraparound, Space and Enter pick', {
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

for (const path of [accounts, `/th${accounts}`, '/references/accounts.html']) {
  for (const choice of ['', 'kit', 'rust', 'web3js']) {
    test(`${path} does not move for ${choice || 'nobody'}`, async ({
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
}

/** The positions of everything in the article, and the visible lines. */
function layout(page: Page): Promise<string[]> {
  return page.locator('article *').evaluateAll((all) =>
    all.flatMap((element) => {
      if (element.closest('svg')) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const place = [x, y + scrollY, width, height].map(Math.round)
      return [`${element.tagName} ${element.id} ${place}`]
    }),
  )
}
