import { barriers } from '../axe'
import { expect, recordRequests, test } from '../fixtures'
import { follow, overflow, pdas } from '../steps'
import { withTime, write } from './panel-steps'
import { openPlayground, playground, recipe, run } from './playground-steps'

const count = `import { createSolanaRpc } from '@solana/kit'
const rpc = createSolanaRpc('http://127.0.0.1:8899')
console.log(await rpc.getTransactionCount().send())`

for (const path of [playground, `/de${playground}`, `/th${playground}`])
  test(`the first program runs on ${path}, with its calls in view`, async ({
    page,
  }) => {
    const open = await openPlayground(page, path)
    await expect(open.editor).not.toBeFocused()
    await run(open)
    await expect(open.log).toContainText('Balance: 1000000000 lamports')
    await expect(open.calls).toContainText('requestAirdrop')
    await expect(open.calls).toContainText('signatureNotification')
  })

test('the program runner is fetched at the first run, a recipe when it is chosen', async ({
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
  const open = await openPlayground(page)
  const { choice, editor, log, panel, texts } = open
  await choice.selectOption(recipe.file)
  await expect(page).toHaveURL(
    `${playground}?recipe=${encodeURIComponent(recipe.file)}`,
  )
  await expect(editor).toContainText(recipe.word)
  await run(open)
  await expect(panel).toContainText(texts.alike)
  await expect(open.transactions).toBeVisible()
  await expect(open.accounts).toBeVisible()
  await write(open, "console.log('mine')")
  await run(open)
  await expect(log).toHaveText('mine')
  await expect(panel).not.toContainText(texts.alike)
})

test('what was written is there again after another choice', async ({
  page,
}) => {
  const open = await openPlayground(page)
  await write(open, "console.log('mine')")
  await open.choice.selectOption(recipe.file)
  await expect(open.editor).toContainText(recipe.word)
  await open.choice.selectOption('')
  await expect(open.editor).toHaveText("console.log('mine')")
  await open.reset.click()
  await expect(open.editor).toContainText('airdropFactory')
})

test('an empty program is written, run, and come back to', async ({ page }) => {
  const open = await openPlayground(page)
  await open.choice.selectOption('empty')
  await expect(page).toHaveURL(`${playground}?recipe=empty`)
  await expect(open.editor).toHaveText('')
  await open.run.click()
  await expect(open.status).toHaveText(withTime(open.texts.done))
  await expect(open.panel).toContainText(open.texts.nothing)
  await write(open, "console.log('mine')")
  await run(open)
  await expect(open.log).toHaveText('mine')
  await open.choice.selectOption(recipe.file)
  await expect(open.editor).toContainText(recipe.word)
  await open.choice.selectOption('empty')
  await expect(open.editor).toHaveText("console.log('mine')")
})

test('an error stands at its line', async ({ page }) => {
  const open = await openPlayground(page)
  await write(open, "console.log(1)\nthrow new Error('no')\n")
  await open.run.click()
  await expect(open.status).toHaveText(withTime(open.texts.failed))
  await expect(open.log).toContainText('Error: no')
  await expect(open.editor.locator('.fault')).toHaveText(
    "throw new Error('no')",
  )
})

test('an endless program stops', async ({ page }) => {
  const open = await openPlayground(page)
  await write(open, "console.log('begun')\nfor (;;) {}\n")
  await open.run.click()
  await expect(open.log).toHaveText('begun')
  await open.stop.click()
  await expect(open.status).toHaveText(withTime(open.texts.stopped))
})

test('another program follows on the chain that is kept', async ({ page }) => {
  const open = await openPlayground(page)
  await open.choice.selectOption(recipe.file)
  await expect(open.editor).toContainText(recipe.word)
  await run(open)
  await open.keep.check()
  await open.choice.selectOption('')
  await expect(open.keep).toBeChecked()
  await expect(open.editor).toContainText('airdropFactory')
  await write(open, count)
  await run(open)
  await expect(open.log).toHaveText(/^[1-9]\d*n\s*$/)
  await open.keep.uncheck()
  await run(open)
  await expect(open.log).toHaveText('0n')
})

test('an address names a recipe of the list, and nothing else', async ({
  page,
}) => {
  const named = await openPlayground(
    page,
    `${playground}?recipe=${recipe.file}`,
  )
  await expect(named.choice).toHaveValue(recipe.file)
  await expect(named.editor).toContainText(recipe.word)
  for (const query of ['recipe=../x.ts', 'recipe=console.log(1)', 'code=1']) {
    const { choice, editor } = await openPlayground(
      page,
      `${playground}?${query}`,
    )
    await expect(choice).toHaveValue('')
    await expect(editor).toContainText('airdropFactory')
  }
})

test('the way back shows the playground with its recipe', async ({ page }) => {
  const { choice, editor } = await openPlayground(page)
  await choice.selectOption(recipe.file)
  await expect(editor).toContainText(recipe.word)
  await follow(page, pdas)
  await page.goBack()
  await expect(choice).toHaveValue(recipe.file)
  await expect(editor).toContainText(recipe.word)
})

test('the keyboard chooses, runs and reads', { tag: '@firefox' }, async ({
  page,
}) => {
  const open = await openPlayground(page)
  await open.choice.focus()
  await page.keyboard.press('ArrowDown')
  await expect(open.choice).not.toHaveValue('')
  await expect(open.choice).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(open.editor).toContainText('airdropFactory')
  for (const next of [open.reset, open.copy, open.editor, open.run]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(open.status).toHaveText(withTime(open.texts.done))
  for (const next of [open.edit, open.keep, open.log]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await open.requests.focus()
  await page.keyboard.press('Tab')
  await expect(open.calls).toBeFocused()
})

for (const path of [playground, `/de${playground}`, `/th${playground}`])
  test(`${path} has no barrier and fits phones`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const open = await openPlayground(page, path)
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
        expect(await barriers(page)).toEqual([])
      }
      expect(await overflow(page)).toBe(0)
    }
  })
