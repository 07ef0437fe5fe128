import { expect } from '../fixtures'
import { testOver } from '../own-host'
import { machinePage, startMachineHost } from './machine-host'
import { caught, printedErrors, printingError, programs } from './programs'
import { difference } from './recorded'
import { runInPage } from './run-in-page'

const test = testOver(startMachineHost)
// Firefox reports what a program throws, although its worker catches it.
test.use({ expectedErrors: [/^uncaught: /] })

const addMemo = 'references/basic-transactions/add-memo.ts'

/** One of each kind: both clients, subscriptions, programs, own servers, files, own machines. */
const kinds = [
  'core-concepts/accounts/account-not-found.ts',
  'core-concepts/transactions/send-transaction.v1.ts',
  'guides/debugging-solana-programs/test-program.ts',
  'guides/retrying-transactions/busy-node.ts',
  'integrations/jupiter/run-swap.ts',
  'references/local-development/save-program.ts',
  'references/local-development/watch-program.ts',
  'references/staking/delegate-stake.ts',
]

test.beforeEach(async ({ page }) => {
  await page.goto(machinePage)
  await page.waitForFunction(() => 'openMachine' in globalThis)
})

test('a recipe of each kind prints what the record holds', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const file of kinds)
    expect(difference(file, await runInPage(page, { file }))).toBeUndefined()
})

test('a recipe reports its transactions', async ({ page }) => {
  const file = 'references/basic-transactions/send-tokens.ts'
  const [transaction] = (await runInPage(page, { file })).transactions
  expect(transaction).toMatchObject({ simulated: false, fee: 10_000 })
  expect(transaction?.units).toBeGreaterThan(1_000)
  const names = transaction?.instructions.map(({ name }) => name)
  expect(names).toEqual([
    'createAccount',
    'initializeMint2',
    undefined,
    'mintToChecked',
  ])
  const [, , associated] = transaction?.instructions ?? []
  expect(associated?.inner?.map(({ name }) => name)).toContain('createAccount')
  const owners = transaction?.accounts.flatMap(
    ({ after }) => after?.parsed?.type ?? [],
  )
  expect(owners).toEqual(expect.arrayContaining(['account', 'mint']))
})

test('a program of web3.js 1 that subscribes again while its idle socket closes still works', async ({
  page,
}) => {
  const source = `import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
const connection = new Connection('http://127.0.0.1:8899', 'confirmed')
const { publicKey } = Keypair.generate()
async function fund() {
  const signature = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  const blockhash = await connection.getLatestBlockhash()
  await connection.confirmTransaction({ signature, ...blockhash })
}
await fund()
const { close } = WebSocket.prototype
await new Promise<void>((resolve) => {
  WebSocket.prototype.close = function (...values) {
    close.apply(this, values)
    setTimeout(() => connection.onSlotChange(() => resolve()), 0)
  }
})
await fund()
console.log('confirmed again')
process.exit(0)`
  const { ended, output } = await runInPage(page, {
    file: 'references/basic-transactions/send-tokens.v1.ts',
    source,
    longestRun: 20_000,
  })
  expect(ended.how).toBe('done')
  expect(output).toBe('confirmed again')
})

test('a recipe ends after its time limit', async ({ page }) => {
  const { ended } = await runInPage(page, {
    file: addMemo,
    source: `for (;;) {}`,
    longestRun: 1_500,
  })
  expect(ended.how).toBe('time')
  expect(ended.milliseconds).toBeGreaterThan(1_400)
})

test('programs end as in Node, whatever they wait for', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const { name, source, output, ...how } of programs)
    await test.step(name, async () => {
      const ran = await runInPage(page, { file: addMemo, source })
      expect(ran.output).toBe(output)
      expect(ran.ended).toMatchObject(how)
    })
})

test('an error is printed with its message and its position', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const [line, beginning] of printedErrors)
    await test.step(line, async () => {
      const source = printingError(line)
      const { output } = await runInPage(page, { file: addMemo, source })
      expect(output.slice(0, beginning.length)).toBe(beginning)
      expect(output).toContain('recipe:///')
      expect(output).not.toContain('blob:')
    })
})

test('what is missing is reported, even if the program catches the error', {
  tag: '@firefox',
}, async ({ page }) => {
  for (const [name, source, event] of caught)
    await test.step(name, async () => {
      const { ended, events } = await runInPage(page, { file: addMemo, source })
      expect(ended.how).toBe('done')
      expect(events).toContainEqual(event)
    })
})
