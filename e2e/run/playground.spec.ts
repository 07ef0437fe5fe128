import { axeViolations } from '../axe'
import { expect, recordRequests, test } from '../fixtures'
import { follow, goBack, overflow, pdas } from '../steps'
import { withTime, write } from './panel-steps'
import { openPlayground, playground, recipe, run } from './playground-steps'

test('the first program runs in another language, with its calls in view', async ({
  page,
}) => {
  const open = await openPlayground(page, `/th${playground}`)
  await expect(open.editor).not.toBeFocused()
  await run(open)
  await expect(open.log).toContainText('Balance: 1000000000 lamports')
  await expect(open.calls).toContainText('requestAirdrop')
  await expect(open.calls).toContainText('signatureNotification')
})

test('the program runner loads on the first run, a recipe when it is chosen', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const fetched = () => requests.filter((each) => /\/assets\/run\//.test(each))
  const { choice, editor } = await openPlayground(page)
  expect(await page.content()).not.toContain(recipe.word)
  expect(fetched()).toEqual([])
  await choice.selectOption(recipe.file)
  await expect(editor).toContainText(recipe.word)
  expect(fetched()).toHaveLength(2)
})

test('a chosen recipe prints what the record holds, until it is edited', async ({
  page,
}) => {
  const open = await openPlayground(page, `${playground}?recipe=${recipe.file}`)
  const { choice, editor, log, panel, texts } = open
  await expect(choice).toHaveValue(recipe.file)
  await expect(editor).toContainText(recipe.word)
  await run(open)
  await expect(panel).toContainText(texts.alike)
  await write(open, "console.log('mine')")
  await run(open)
  await expect(log).toHaveText('mine')
  await expect(panel).not.toContainText(texts.alike)
})

test('Back shows the playground with its recipe', async ({ page }) => {
  const { choice, editor } = await openPlayground(page)
  await choice.selectOption(recipe.file)
  await expect(editor).toContainText(recipe.word)
  await follow(page, pdas)
  await goBack(page)
  await expect(choice).toHaveValue(recipe.file)
  await expect(editor).toContainText(recipe.word)
})

test('the keyboard chooses, runs and reaches the output', {
  tag: '@firefox',
}, async ({ page }) => {
  const open = await openPlayground(page)
  await open.choice.focus()
  await page.keyboard.press('ArrowDown')
  await expect(open.choice).not.toHaveValue('')
  await expect(open.choice).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(open.editor).toContainText('airdropFactory')
  for (const next of [open.editor, open.reset, open.copy, open.run]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(open.status).toHaveText(withTime(open.texts.done))
  for (const next of [open.edit, open.keep, open.log]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
})

test('the playground passes axe and fits phones', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = await openPlayground(page)
  await open.choice.selectOption(recipe.file)
  await expect(open.editor).toContainText(recipe.word)
  await run(open)
  await expect(open.calls).toContainText('sendTransaction')
  await open.transactions.click()
  await open.accounts.click()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page)).toEqual([])
    }
    expect(await overflow(page)).toBe(0)
  }
})
