import { expect } from '../fixtures'
import { testOver } from '../own-host'
import { machinePage, startMachineHost } from './machine-host'
import { difference } from './recorded'
import { runInPage } from './run-in-page'
import { printedErrors, printingError, unawaitedPrograms } from './unawaited'

const test = testOver(startMachineHost)
const addMemo = 'references/basic-transactions/add-memo.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(machinePage)
  await page.waitForFunction(() => 'openMachine' in globalThis)
})

test('a recipe prints what the record holds, and tells its transactions', async ({
  page,
}) => {
  const file = 'references/basic-transactions/send-tokens.ts'
  const ran = await runInPage(page, { file })
  expect(difference(file, ran)).toBeUndefined()
  const [transaction] = ran.transactions
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
  const made = transaction?.accounts.filter(
    ({ after, before }) => after && !before,
  )
  expect(made).toHaveLength(2)
})

test('a run after another takes a fresh chain, or keeps it', async ({
  page,
}) => {
  const source = `import { createSolanaRpc } from '@solana/kit'
const rpc = createSolanaRpc('http://127.0.0.1:8899')
console.log(await rpc.getTransactionCount().send())`
  const count = async (keepChain: boolean) =>
    (await runInPage(page, { file: addMemo, source, keepChain })).output
  await runInPage(page, { file: addMemo })
  expect(await count(true)).toBe('2n')
  expect(await count(true)).toBe('2n')
  expect(await count(false)).toBe('0n')
})

test('a program of web3.js 1 goes on that listens again as its idle socket closes', async ({
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

test('an endless loop ends at a stop, and the machine goes on', {
  tag: '@firefox',
}, async ({ page }) => {
  const source = `console.log('begun')\nfor (;;) {}`
  const { ended } = await runInPage(page, {
    file: addMemo,
    source,
    stopAt: 'begun',
  })
  expect(ended.how).toBe('stopped')
  const next = await runInPage(page, { file: addMemo })
  expect(difference(addMemo, next)).toBeUndefined()
})

test('a recipe ends by itself after its time', async ({ page }) => {
  const source = `for (;;) {}`
  const { ended } = await runInPage(page, {
    file: addMemo,
    source,
    longestRun: 1_500,
  })
  expect(ended.how).toBe('time')
  expect(ended.milliseconds).toBeGreaterThan(1_400)
})

test.describe('an error says its place in the recipe', {
  tag: '@firefox',
}, () => {
  for (const [name, source, error] of [
    [
      'thrown',
      `interface A { b: number }\nconst a: A = { b: 1 }\n\nthrow new RangeError('Too far')`,
      { message: 'RangeError: Too far', line: 4, column: 7 },
    ],
    [
      'thrown later',
      `setTimeout(() => {\n  throw new Error('Late')\n}, 10)`,
      { message: 'Error: Late', line: 2 },
    ],
    [
      'thrown in a package',
      `import { address } from '@solana/kit'\n\naddress('x')`,
      { line: 3 },
    ],
    [
      'after a type',
      `const fail = () => { throw new Error('no') }\nconst a: unknown = 1 as const, b = fail()`,
      { message: 'Error: no', line: 1, column: 28 },
    ],
    [
      'behind a type',
      `function f(a: number, b?: string): never { throw new Error('no') }\nf(1)`,
      { message: 'Error: no', line: 1, column: 50 },
    ],
    [
      'of another address',
      `\nawait fetch('http://example.org/')`,
      {
        message:
          'TypeError: fetch failed\n[cause]: Error: connect ECONNREFUSED example.org',
        hint: 'noNetwork',
      },
    ],
    ['of syntax', `const a = 1\nconst b = ;`, { line: 2, column: 11 }],
    [
      'of an unknown package',
      `import 'left-pad'`,
      {
        line: 1,
        message: "Error: Cannot find package 'left-pad'",
        hint: 'noModule',
      },
    ],
    [
      'of a part that the browser does without',
      `import { ComputeBudget } from 'litesvm'\nnew ComputeBudget()`,
      { hint: 'notHere' },
    ],
  ] as const)
    test(name, async ({ page }) => {
      const { ended } = await runInPage(page, { file: addMemo, source })
      expect(ended.how).toBe('failed')
      expect(ended.error).toMatchObject(error)
    })
})

for (const [name, source, end] of [
  ['process.exit()', 'process.exit()', { how: 'done' }],
  [
    'process.exit(3), also where it is caught and timers wait',
    `setInterval(() => {}, 10)\ntry {\n  process.exit(3)\n} catch {\n  console.log('on')\n}`,
    { how: 'failed', exitCode: 3 },
  ],
  [
    'process.exit(2) later',
    'setTimeout(() => process.exit(2), 10)',
    { how: 'failed', exitCode: 2 },
  ],
  ['process.exitCode', 'process.exitCode = 4', { how: 'failed', exitCode: 4 }],
] as const)
  test(`a program ends as Node ends it at ${name}`, async ({ page }) => {
    const ran = await runInPage(page, { file: addMemo, source })
    const { milliseconds: _, ...ended } = ran.ended
    expect(ended).toEqual({ type: 'ended', ...end })
    expect(ran.output).toBe('')
  })

test.describe('a program that nobody awaits ends as in Node', {
  tag: '@firefox',
}, () => {
  for (const { name, source, how, output, message } of unawaitedPrograms)
    test(name, async ({ page }) => {
      const ran = await runInPage(page, { file: addMemo, source })
      expect(ran.output).toBe(output)
      expect(ran.ended.how).toBe(how)
      if (message) expect(ran.ended.error?.message).toContain(message)
    })
})

test.describe('an error is printed with its message and its place', {
  tag: '@firefox',
}, () => {
  for (const [line, beginning] of printedErrors)
    test(line, async ({ page }) => {
      const source = printingError(line)
      const { output } = await runInPage(page, { file: addMemo, source })
      expect(output.slice(0, beginning.length)).toBe(beginning)
      expect(output).toContain('recipe:///')
      expect(output).not.toContain('blob:')
    })
})

test('output after the last line still comes', async ({ page }) => {
  const source = `setTimeout(() => console.error('later'), 50)\nconsole.log('now')`
  const { events, output } = await runInPage(page, { file: addMemo, source })
  expect(output).toBe('now\nlater')
  expect(events).toContainEqual({
    type: 'print',
    level: 'error',
    text: 'later',
  })
})

test('a file that does not come is named, and another try gets it', async ({
  page,
}) => {
  const pattern = '**/assets/run/references-basic-transactions-add-memo-*.json'
  await page.route(pattern, (route) => route.fulfill({ body: '{}' }))
  const { ended } = await runInPage(page, { file: addMemo })
  expect(ended.fault?.missing).toBe('file')
  expect(ended.fault?.file).toMatch(/add-memo/)
  await page.unroute(pattern)
  const next = await runInPage(page, { file: addMemo })
  expect(difference(addMemo, next)).toBeUndefined()
})

test.describe('where frames are forbidden', () => {
  test.use({ expectedErrors: [/Refused to display/] })

  test('the machine says so', async ({ page }) => {
    await page.route('**/run.html', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'x-frame-options': 'DENY' }
      await route.fulfill({ response, headers })
    })
    const fault = await page.evaluate(() =>
      openMachine(() => {}).then(
        () => undefined,
        (error: unknown) => error,
      ),
    )
    expect(fault).toEqual({ missing: 'frame' })
  })
})
