import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, installation } from './steps'

test.use({ javaScriptEnabled: false })

const { chrome } = messagesOf('en')

test('all programs are shown whole, and no control needs scripts', async ({
  page,
}) => {
  await page.goto(accounts)
  const panels = page.locator('[data-code-group] [role=tabpanel]')
  expect(await panels.count()).toBeGreaterThan(0)
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible()
    await expect(panel.locator('p').first()).toBeVisible()
    for (const line of await panel.locator('.rest').all())
      await expect(line).toBeVisible()
  }
  await expect(page.getByRole('tablist')).toHaveCount(0)
  for (const path of [accounts, '/errors.html']) {
    await page.goto(path)
    const controls = page.locator('button, input').filter({ visible: true })
    for (const control of await controls.all())
      await expect(control).toHaveAttribute('popovertarget')
  }
})

test('the playground shows its program, and says what it needs', async ({
  page,
}) => {
  const { playgroundPage } = messagesOf('de')
  await page.goto('/de/playground.html')
  await expect(page.locator('pre')).toContainText('airdropFactory')
  const note = page.getByText(playgroundPage.needsScripts)
  await note.getByRole('link').click()
  await expect(page).toHaveURL(`/de${installation}`)
})

test('links, languages and old addresses work', async ({ page }) => {
  await page.goto('/core-concepts/accounts.md')
  await expect(page).toHaveURL(accounts)
  await page.getByRole('button', { name: chrome.languages }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${accounts}`)
})
