import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type {
  Machine,
  RanTransaction,
  RunEvent,
  RunRequest,
} from '@/lib/client/run/events'
import { runSettings } from '@/lib/site/run-settings'
import en from '@/messages/en.json'
import { PanelBoundary } from './fault/PanelBoundary'
import { RunPanel } from './RunPanel'

const { run: texts } = en
const settings = {
  ...runSettings('en'),
  errorsHref: '/errors.html',
}
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const payer = 'CE18aQp6qz9pGxzDDaLwT6iu7MKAn1YMbGfRPpv3c8yE'

beforeAll(() => {
  document.documentElement.lang = 'en-US'
})

/** Shows a panel over a machine that says what the test tells it to. */
async function show(recorded?: string) {
  const requests: RunRequest[] = []
  let on: (event: RunEvent) => void = () => {}
  const machine: Machine = {
    run: (request, listener) => {
      requests.push(request)
      on = listener
    },
    stop: jest.fn(() => on({ type: 'ended', how: 'stopped', milliseconds: 9 })),
    close: jest.fn(),
  }
  const onClose = jest.fn()
  const recipe = { file: 'guides/a/b.ts', program: 'code', recorded }
  const panel = (presses: number) => (
    <RunPanel
      recipe={recipe}
      settings={settings}
      presses={presses}
      getMachine={async () => machine}
      loadEditor={() => Promise.reject(new Error('none'))}
      onClose={onClose}
    />
  )
  const { rerender } = render(panel(1))
  await act(async () => {})
  const tell = (...events: readonly RunEvent[]) =>
    act(async () => {
      for (const event of events) on(event)
      // What a program prints shows in the next frame.
      await new Promise(requestAnimationFrame)
    })
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }))
    })
  const runAgain = () => act(async () => rerender(panel(2)))
  return { machine, requests, onClose, tell, press, runAgain }
}

const print = (text: string, level: 'log' | 'error' = 'log'): RunEvent => ({
  type: 'print',
  level,
  text,
})
const ended = (how: 'done' | 'failed' = 'done'): RunEvent => ({
  type: 'ended',
  how,
  milliseconds: 310,
})
const status = () => screen.getByRole('status').textContent

test('it prints, ends, and says how the output stands to the record', async () => {
  const { tell, requests } = await show('Balance: 1')
  expect(requests).toEqual([{ file: 'guides/a/b.ts', keepChain: false }])
  expect(status()).toBe(texts.running)
  await tell(print('Balance: 1'))
  expect(screen.getByRole('log').textContent).toBe('Balance: 1\n')
  await tell(ended())
  expect(status()).toMatch(/^Done in 0\.31/)
  expect(screen.getByText(texts.same)).toBeTruthy()
})

test('it shows the recorded output where it differs', async () => {
  const { tell } = await show('Balance: 1')
  await tell(print('Balance: 2'), ended())
  expect(screen.getByText(texts.differs)).toBeTruthy()
  expect(screen.getByRole('group', { name: texts.recorded }).textContent).toBe(
    'Balance: 1',
  )
})

test('Stop ends it, in whose place stands Run again', async () => {
  const { machine, press, requests } = await show()
  await press(texts.stop)
  expect(machine.stop).toHaveBeenCalledTimes(1)
  expect(status()).toMatch(/^Stopped/)
  await press(texts.again)
  expect(requests).toHaveLength(2)
})

test('the button of the page runs it again, with nothing of the last run', async () => {
  const { tell, runAgain, requests } = await show()
  await tell(print('old'), ended())
  await runAgain()
  expect(requests).toHaveLength(2)
  expect(screen.getByRole('log').textContent).toBe('')
})

test('the chain is kept when the reader wants it', async () => {
  const { press, requests, tell } = await show()
  await tell(ended())
  fireEvent.click(screen.getByRole('checkbox', { name: texts.keep }))
  await press(texts.again)
  expect(requests.at(-1)).toMatchObject({ keepChain: true })
  fireEvent.click(screen.getByRole('checkbox', { name: texts.keep }))
})

test('an error that ends it stands in the output, with its line', async () => {
  const { tell } = await show()
  const error = { message: 'TypeError: no', line: 3 }
  await tell({ type: 'ended', how: 'failed', error, milliseconds: 5 })
  expect(screen.getByRole('log').textContent).toBe('Line 3: TypeError: no')
})

test('line and first line of the message stand beside the status too', async () => {
  const { tell } = await show()
  const error = { message: 'TypeError: no\n  at more', line: 3, column: 7 }
  await tell({ type: 'ended', how: 'failed', error, milliseconds: 5 })
  expect(status()).toMatch(/^Failed after .*Line 3, column 7: TypeError: no$/)
})

test('it comes into view as it starts and as it ends, without the focus', async () => {
  const scrolled = jest.fn()
  Object.assign(window, { scrollBy: scrolled })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  const below = { top: innerHeight + 100, bottom: innerHeight + 300 }
  const rect = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => below as DOMRect)
  const { tell } = await show()
  const instantly = { top: 300, behavior: 'instant' }
  expect(scrolled.mock.calls).toEqual([[instantly]])
  expect(document.activeElement).toBe(document.body)
  // The reader has scrolled away: there it stays.
  await tell(ended())
  expect(scrolled).toHaveBeenCalledTimes(1)
  rect.mockRestore()
})

test('its column stands beside the line, and what it misses is explained', async () => {
  const { tell } = await show()
  const error = {
    message: 'TypeError: fetch failed',
    line: 3,
    column: 7,
    hint: 'noNetwork',
  } as const
  await tell({ type: 'ended', how: 'failed', error, milliseconds: 5 })
  expect(screen.getByRole('log').textContent).toBe(
    'Line 3, column 7: TypeError: fetch failed',
  )
  expect(screen.getByText(texts.noNetwork)).toBeTruthy()
})

test('an exit code is told, and that more was printed', async () => {
  const { tell } = await show()
  await tell(
    { type: 'rest' },
    { type: 'ended', how: 'failed', exitCode: 3, milliseconds: 9 },
  )
  expect(status()).toMatch(/^Failed after/)
  expect(screen.getByText('Exit code 3')).toBeTruthy()
  expect(screen.getByText(texts.rest)).toBeTruthy()
})

test('a fault of the panel keeps the page, and another press tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  let isWhole = false
  function Part() {
    if (!isWhole) throw new Error('ours')
    return <p>whole</p>
  }
  const onClose = jest.fn()
  const page = (presses: number) => (
    <>
      <p>page</p>
      <PanelBoundary settings={settings} presses={presses} onClose={onClose}>
        <Part />
      </PanelBoundary>
    </>
  )
  const { rerender } = render(page(1))
  expect(screen.getByText('page')).toBeTruthy()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(texts.broken)
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(
    settings.local.href,
  )
  fireEvent.click(screen.getByRole('button', { name: texts.close }))
  expect(onClose).toHaveBeenCalledTimes(1)
  isWhole = true
  rerender(page(2))
  expect(screen.getByText('whole')).toBeTruthy()
  logged.mockRestore()
})

test('the page hears when an editor takes the place of its program', async () => {
  const heard: boolean[] = []
  render(
    <RunPanel
      recipe={{ file: 'a.ts', program: 'code', recorded: undefined }}
      settings={settings}
      presses={0}
      getMachine={() => Promise.reject({ missing: 'wasm' })}
      loadEditor={() => new Promise(() => {})}
      onEditing={(isOpen) => heard.push(isOpen)}
    />,
  )
  const edit = screen.getByRole('button', { name: texts.edit })
  fireEvent.click(edit)
  fireEvent.click(edit)
  expect(heard).toEqual([false, true, false])
  expect(screen.getByText(new RegExp(`${texts.types}$`))).toBeTruthy()
})

test('the reader closes it', async () => {
  const { press, onClose } = await show()
  await press(texts.close)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test.each(['wasm', 'ed25519', 'frame', 'worker', 'file', 'build'] as const)(
  'where %s is missing, it says so, and how to run the program elsewhere',
  async (missing) => {
    render(
      <RunPanel
        recipe={{ file: 'a.ts', program: undefined, recorded: undefined }}
        settings={settings}
        presses={1}
        getMachine={() => Promise.reject({ missing, file: 'svm.wasm' })}
        loadEditor={() => Promise.reject(new Error('none'))}
        onClose={() => {}}
      />,
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      texts[missing].replace('{file}', 'svm.wasm'),
    )
    expect(
      within(alert).getByRole('link', { name: settings.local.title }),
    ).toHaveProperty('pathname', '/getting-started/installation.html')
  },
)

const failed: RanTransaction = {
  signature: '2siuoFYfZ9Degq5Sgyh3M2atN1SHJKxC',
  simulated: false,
  slot: 3,
  fee: 5000,
  units: 150,
  error: '{"InstructionError":[0,{"Custom":1}]}',
  logs: [
    `Program ${token} invoke [1]`,
    'Program log: Error: insufficient funds',
    `Program ${token} failed: custom program error: 0x1`,
  ],
  instructions: [{ program: token, name: 'transfer', accounts: [payer] }],
  accounts: [
    {
      address: payer,
      before: {
        owner: token,
        lamports: '10000',
        executable: false,
        space: 0,
        data: '',
      },
      after: {
        owner: token,
        lamports: '5000',
        executable: false,
        space: 0,
        data: '',
      },
    },
  ],
}

test('the book explains the line on which a program failed', async () => {
  const text = async () =>
    `<article><section data-address="${token}"><h2>Token</h2><dl>
        <div id="token-0x1"><dt>0x1<span>1</span></dt><dd>InsufficientFunds</dd>
        <dd>Too little. <a href="/guides/x.html">Top it up</a></dd></div>
      </dl></section></article>`
  Object.assign(window, { fetch: async () => ({ ok: true, text }) })
  const { tell } = await show()
  await tell({ type: 'transaction', transaction: failed }, ended('failed'))
  fireEvent.click(screen.getByText(`${texts.transactions} (1)`))
  const link = await screen.findByText('1 InsufficientFunds')
  expect(link.getAttribute('href')).toBe('/errors.html#token-0x1')
  expect(link.closest('li')?.textContent).toBe(
    'failed: custom program error: 0x1In this book: 1 InsufficientFunds Too little. Top it up',
  )
})

test('an account shows its balance before and after', async () => {
  const { tell } = await show()
  await tell({ type: 'transaction', transaction: failed }, ended())
  const [, row] = within(
    screen.getByRole('table', { name: payer, hidden: true }),
  )
    .getAllByRole('row', { hidden: true })
    .slice(1)
  expect(row?.textContent).toBe(`${texts.balance}10,0005,000`)
})

test('the calls of the RPC stand in a log, with their answers', async () => {
  const { tell } = await show()
  expect(screen.queryByText(/^RPC calls/)).toBeNull()
  const request = { method: 'getSlot', params: '[]', milliseconds: 0.4 }
  await tell(
    { type: 'request', request: { ...request, result: '7' } },
    { type: 'request', request: { ...request, result: '8' } },
    {
      type: 'request',
      request: { ...request, method: 'getNothing', error: '-32601 no' },
    },
    ended(),
  )
  expect(screen.getByText(`${texts.requests} (2)`)).toBeTruthy()
  const log = screen.getByRole('log', { name: texts.requests, hidden: true })
  expect([...log.children].map(({ textContent }) => textContent)).toEqual([
    'getSlot [] → 8 0.4\u00a0ms ×2',
    `getNothing [] ✕ ${texts.error} -32601 no 0.4\u00a0ms`,
  ])
})

test('ending a subscription that has ended is no failure', async () => {
  const { tell } = await show()
  const error = '-32602 Invalid subscription id.'
  const request = { method: 'signatureUnsubscribe', params: '[1]', error }
  await tell({ type: 'request', request: { ...request, milliseconds: 0.4 } })
  const line = screen.getByText(new RegExp(texts.over))
  expect(line.textContent).toBe(`${error} (${texts.over})`)
})
