import { saveData } from '../client-steps'
import { expect, recordRequests, test } from '../fixtures'
import { accounts, follow, openReady, pdas } from '../steps'
import {
  basics,
  boxOf,
  panelIn,
  runInstead,
  runToEnd,
  textsOn,
  tokens,
  withTime,
} from './panel-steps'

const readAccount = 'core-concepts/accounts/read-account'
const texts = textsOn('/')

for (const path of [accounts, `/de${accounts}`, `/th${accounts}`])
  test(`a program runs on ${path}, and prints what the record holds`, async ({
    page,
  }) => {
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
  await expect.poll(() => requests.join()).toContain('/run.js')
  const early = requests.filter((each) => /assets\/run\/|run\.html/.test(each))
  expect(early).toEqual([])
})

test('where data is to be saved, not even the panel', async ({ page }) => {
  await saveData(page)
  const requests = recordRequests(page)
  await openReady(page, accounts)
  const box = boxOf(page, readAccount)
  await box.getByRole('button', { name: texts.run }).focus()
  await runToEnd(box)
  const first = requests.findIndex((each) => each.endsWith('/run.js'))
  expect(first).toBeGreaterThan(0)
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

test('the panel shows what transactions and accounts held', async ({
  page,
}) => {
  await openReady(page, tokens)
  const open = await runToEnd(boxOf(page, 'references/token/create-mint'))
  await open.transactions.click()
  await expect(open.panel).toContainText('System: createAccount')
  await expect(open.panel).toContainText(texts.units)
  await expect(open.panel).toContainText(/lamports \(0\.0000\d+ SOL\)/)
  await open.accounts.click()
  const made = open.panel.getByRole('table').filter({ hasText: 'mint' })
  await expect(made.first().getByRole('row').nth(2)).toContainText(texts.none)
  await made
    .first()
    .getByText(/^mint, 82 bytes/)
    .click()
  await expect(made.first()).toContainText('mintAuthority')
})

test('an endless program stops, and another run goes on', async ({ page }) => {
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

for (const [name, program, line, words] of [
  [
    'of the run',
    "\nconsole.error('on its way')\nthrow new Error('no')",
    3,
    'Error: no',
  ],
  ['of syntax', 'let a = 1\nlet b = = 2', 2, 'Unexpected token'],
] as const)
  test(`an error ${name} stands at its line`, async ({ page }) => {
    await openReady(page, accounts)
    const open = await runToEnd(boxOf(page, readAccount))
    await open.edit.click()
    await runInstead(open, program)
    await expect(open.status).toHaveText(withTime(texts.failed))
    await expect(open.log).toContainText(words)
    await expect(open.log).toContainText(
      texts.line.replace('{line}', String(line)),
    )
    await expect(open.editor.locator('.fault')).toHaveText(
      program.split('\n')[line - 1] ?? '',
    )
    await expect(open.panel).not.toContainText(texts.differs)
  })

test('what was edited is kept while it is folded, and gone with the page', async ({
  page,
}) => {
  await openReady(page, accounts)
  const box = boxOf(page, readAccount)
  const open = await runToEnd(box)
  await open.edit.click()
  await runInstead(open, "console.log('mine')")
  await expect(open.log).toHaveText('mine')
  await open.edit.click()
  await expect(open.editor).toBeHidden()
  await open.edit.click()
  await expect(open.editor).toHaveText("console.log('mine')")
  await follow(page, pdas)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(accounts))
  await expect(panelIn(box).panel).toHaveCount(0)
  await runToEnd(box)
  await open.edit.click()
  await expect(open.editor).toContainText('fetchEncodedAccount')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    'mine',
  )
})

test('keys that are typed into the editor are no shortcuts', async ({
  page,
}) => {
  await openReady(page, accounts)
  const open = await runToEnd(boxOf(page, readAccount))
  await open.edit.click()
  await open.editor.press('ControlOrMeta+a')
  await page.keyboard.type('s/?k')
  await expect(open.editor).toHaveText('s/?k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a second program follows on the chain of the first', async ({ page }) => {
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
