import { saveData } from '../client-steps'
import { expect, recordRequests, test } from '../fixtures'
import { accounts, openReady } from '../steps'
import {
  basics,
  boxOf,
  panelIn,
  runIn,
  runInstead,
  runToEnd,
  textsOn,
  tokens,
  withTime,
  write,
} from './panel-steps'

const readAccount = 'core-concepts/accounts/read-account'
const texts = textsOn('/')

for (const path of [accounts, `/th${accounts}`])
  test(`a program runs on ${path}, and prints what the record holds`, {
    tag: '@firefox',
  }, async ({ page }) => {
    const own = textsOn(path)
    await openReady(page, path)
    const open = await runToEnd(boxOf(page, readAccount), own)
    await expect(open.log).toHaveText(/Lamports:\s+1000000000/)
    await expect(open.panel).toContainText(own.alike)
  })

test('nothing is loaded before the click', async ({ page }) => {
  const requests = recordRequests(page)
  await openReady(page, accounts)
  const box = boxOf(page, readAccount)
  await box.getByRole('button', { name: texts.run }).focus()
  await expect.poll(() => requests.join()).toContain('/panels.js')
  const early = requests.filter((each) => /assets\/run\/|run\.html/.test(each))
  expect(early).toEqual([])
})

test('a program of a tab that cannot run has no button', async ({ page }) => {
  await openReady(page, accounts)
  const box = boxOf(page, readAccount)
  const button = box.getByRole('button', { name: texts.run })
  await expect(button).toBeVisible()
  await box.getByRole('tab', { name: 'Rust', exact: true }).click()
  await expect(button).toBeHidden()
  await box.getByRole('tab', { name: 'web3.js 1.x', exact: true }).click()
  const open = await runToEnd(box)
  await expect(open.log).not.toBeEmpty()
})

test('a program without its code on the page runs too', async ({ page }) => {
  await openReady(page, accounts)
  const box = boxOf(page, 'core-concepts/accounts/already-in-use.ts')
  const open = await runToEnd(box)
  await expect(open.edit).toHaveCount(0)
  await open.transactions.click()
  const link = open.panel.getByRole('link', { name: /AccountAlreadyInUse/ })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/errors.html#system-0x0')
})

test('on a phone Run shows its progress, and the transactions, accounts and calls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, tokens)
  const box = boxOf(page, 'references/token/create-mint')
  const open = await runToEnd(box)
  await expect(open.status).toBeInViewport({ ratio: 1 })
  await expect(open.log).toBeInViewport({ ratio: 1 })
  await expect(runIn(box)).toBeFocused()
  await open.transactions.click()
  await expect(open.panel).toContainText('System: createAccount')
  await expect(open.panel).toContainText(texts.units)
  await open.accounts.click()
  const made = open.panel.getByRole('table').filter({ hasText: 'mint' })
  await made
    .first()
    .getByText(/^mint, 82 bytes/)
    .click()
  await expect(made.first()).toContainText('mintAuthority')
  await open.requests.click()
  for (const line of [
    /^sendTransaction \["[\w+/]{8}…".*\] → "\w{8}…" .*ms$/,
    /^signatureNotification \[\d+\] ← \{"context".*\}/,
  ])
    await expect(
      open.calls.getByRole('paragraph').filter({ hasText: line }).first(),
    ).toBeVisible()
})

test('an editor replaces the program and its button', async ({ page }) => {
  await openReady(page, accounts)
  const box = boxOf(page, readAccount)
  const open = await runToEnd(box)
  const listing = box
    .getByRole('tabpanel')
    .getByRole('group', { name: /^Code: / })
    .first()
  await open.edit.click()
  await expect(open.editor).toBeFocused()
  await expect(listing).toBeHidden()
  await expect(open.run).toHaveCount(0)
  await expect(runIn(box)).toBeHidden()
  await write(open, 'const a = 1\nnothing()')
  await open.editor.press('ControlOrMeta+Enter')
  await expect(open.status).toHaveText(/Line 2, column 1: ReferenceError/)
  await expect(open.status).toBeInViewport()
  await open.edit.click()
  await expect(listing).toBeVisible()
  await open.edit.click()
  await open.close.click()
  await expect(listing).toBeVisible()
  await expect(runIn(box)).toBeFocused()
})

test('an endless program stops, and another run works', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(boxOf(page, readAccount))
  await open.edit.click()
  await runInstead(open, "console.log('begun')\nfor (;;) {}\n")
  await expect(open.log).toHaveText('begun')
  await open.stop.click()
  await expect(open.status).toHaveText(withTime(texts.stopped))
  await open.reset.click()
  await open.again.click()
  await expect(open.status).toHaveText(withTime(texts.done))
  await expect(open.panel).toContainText(texts.alike)
})

test('an error is shown at its line', async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(boxOf(page, readAccount))
  await open.edit.click()
  await runInstead(open, "\nconsole.error('on its way')\nthrow new Error('no')")
  await expect(open.status).toHaveText(withTime(texts.failed))
  await expect(open.log).toContainText('Error: no')
  await expect(open.log).toContainText(texts.line.replace('{line}', '3'))
  await expect(open.editor.locator('.fault')).toHaveText(
    "throw new Error('no')",
  )
  await expect(open.panel).not.toContainText(texts.differs)
})

test('edits survive folding and closing', async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(boxOf(page, readAccount))
  await open.edit.click()
  await runInstead(open, "console.log('mine')")
  await expect(open.log).toHaveText('mine')
  await open.edit.click()
  await expect(open.editor).toBeHidden()
  await open.edit.click()
  await expect(open.editor).toHaveText("console.log('mine')")
  await open.close.click()
  await runIn(boxOf(page, readAccount)).click()
  await expect(open.editor).toHaveText("console.log('mine')")
  await expect(open.log).toHaveText('mine')
})

test('keys typed into the editor are not shortcuts', async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(boxOf(page, readAccount))
  await open.edit.click()
  await open.editor.press('ControlOrMeta+a')
  await page.keyboard.type('s/?k')
  await expect(open.editor).toHaveText('s/?k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a second program continues on the chain of the first', async ({
  page,
}) => {
  const count = `import { createSolanaRpc } from '@solana/kit'
const rpc = createSolanaRpc('http://127.0.0.1:8899')
console.log(await rpc.getTransactionCount().send())`
  await openReady(page, basics)
  await runToEnd(boxOf(page, 'references/basic-transactions/add-memo'))
  const open = await runToEnd(
    boxOf(page, 'references/basic-transactions/send-tokens'),
  )
  await open.edit.click()
  await runInstead(open, count)
  await expect(open.log).toHaveText('0n')
  const first = panelIn(boxOf(page, 'references/basic-transactions/add-memo'))
  await first.again.click()
  await expect(first.status).toHaveText(withTime(texts.done))
  await first.keep.check()
  await expect(open.keep).toBeChecked()
  await open.again.click()
  await expect(open.log).toHaveText('2n')
})

test('panels remain open when only the query changes', async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(boxOf(page, readAccount))
  await open.edit.click()
  await runInstead(open, "console.log('mine')")
  await expect(open.log).toHaveText('mine')
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: '?q=other', id: 'other', textContent: 'other' })
    document.querySelector('article')?.prepend(link)
  })
  await page.locator('#other').click()
  await expect(page).toHaveURL(`${accounts}?q=other`)
  await expect(open.log).toHaveText('mine')
  await expect(open.editor).toHaveText("console.log('mine')")
  await page.goBack()
  await expect(page).toHaveURL(({ search }) => search === '')
  await open.again.click()
  await expect(open.status).toHaveText(withTime(texts.done))
  await expect(open.log).toHaveText('mine')
})

test('with data saver, not even the panel is prefetched', async ({ page }) => {
  await saveData(page)
  const requests = recordRequests(page)
  await openReady(page, accounts)
  const box = boxOf(page, readAccount)
  await box.getByRole('button', { name: texts.run }).focus()
  await runToEnd(box)
  const first = requests.findIndex((each) => each.endsWith('/panels.js'))
  expect(first).toBeGreaterThan(0)
})
