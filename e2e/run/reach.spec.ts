import { axeViolations } from '../axe'
import { expect, test } from '../fixtures'
import { accounts, openReady, overflow } from '../steps'
import { boxOf, panelIn, runToEnd, textsOn, tokens } from './panel-steps'

const createMint = 'references/token/create-mint'
const texts = textsOn('/')

test('the keyboard runs a program, reaches everything in its panel, and returns', async ({
  page,
}) => {
  await openReady(page, tokens)
  const box = boxOf(page, createMint)
  const button = box.getByRole('button', { name: texts.run, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const open = panelIn(box)
  await expect(open.transactions).toBeVisible()
  await expect(button).toBeFocused()
  await open.again.focus()
  for (const next of [open.edit, open.close, open.keep, open.log]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(
    open.panel.getByText(texts.signature, { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open.log).not.toBeEmpty()
  await open.close.focus()
  await page.keyboard.press('Enter')
  await expect(open.panel).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('Tab leaves the editor', { tag: '@firefox' }, async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(
    boxOf(page, 'core-concepts/accounts/read-account'),
  )
  await open.edit.click()
  await expect(open.editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(open.reset).toBeFocused()
})

for (const [path, width, colorScheme] of [
  [tokens, 1280, 'light'],
  [`/th${tokens}`, 360, 'dark'],
] as const)
  test(`open panels pass axe and fit ${width} pixels on ${path}`, async ({
    page,
  }) => {
    const own = textsOn(path)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await openReady(page, path)
    const open = await runToEnd(boxOf(page, createMint), own)
    await open.edit.click()
    await expect(open.editor).toBeVisible()
    await open.transactions.click()
    await open.accounts.click()
    await open.requests.click()
    await expect(open.calls).toContainText('sendTransaction')
    for (const summary of await open.panel.getByText(/, 82/).all())
      await summary.click()
    // Otherwise the bar "On this page" may cover the button, as it may cover any text.
    await open.again.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    expect(await axeViolations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
