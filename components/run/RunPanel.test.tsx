import { act, fireEvent, render, screen } from '@testing-library/react'
import { runSettings } from '@/lib/i18n/run-settings'
import en from '@/messages/en.json'
import type {
  RanTransaction,
  RunEvent,
} from '@/packages/program-runner/src/protocol/events'
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

/** Renders a panel with a machine whose events the test sends. */
async function show(recorded?: string) {
  let on: (event: RunEvent) => void = () => {}
  const stop = jest.fn()
  render(
    <RunPanel
      recipe={{
        file: 'guides/a/b.ts',
        program: 'code',
        recorded,
        draft: { current: undefined },
      }}
      settings={settings}
      presses={1}
      getMachine={async () => ({
        run: (_, listener) => {
          on = listener
        },
        stop,
        close: () => {},
      })}
      onClose={() => {}}
    />,
  )
  await act(async () => {})
  const send = (...events: readonly RunEvent[]) =>
    act(async () => {
      for (const event of events) on(event)
      // What a program prints shows in the next frame.
      await new Promise(requestAnimationFrame)
    })
  return { send, stop }
}

const print = (text: string): RunEvent => ({
  type: 'print',
  level: 'log',
  text,
})
const ended = (how: 'done' | 'failed' = 'done'): RunEvent => ({
  type: 'ended',
  how,
  milliseconds: 310,
})
const status = () => screen.getByRole('status').textContent

test('it shows the recorded output where it differs', async () => {
  const { send } = await show('Balance: 1')
  await send(print('Balance: 2'), ended())
  expect(screen.getByText(texts.differs)).toBeTruthy()
  expect(screen.getByRole('group', { name: texts.recorded }).textContent).toBe(
    'Balance: 1',
  )
})

test('its column is beside the line, and what is missing is explained', async () => {
  const { send } = await show()
  const error = {
    message: "Error: Cannot find package 'left-pad'",
    line: 3,
    column: 7,
    hint: 'noModule',
  } as const
  await send({ type: 'ended', how: 'failed', error, milliseconds: 5 })
  expect(screen.getByRole('log').textContent).toBe(
    "Line 3, column 7: Error: Cannot find package 'left-pad'",
  )
  expect(screen.getByText(texts.noModule)).toBeTruthy()
})

test.each([
  [1, 1],
  [2, 0],
])(
  'click %i of Stop ends the run %i times: Run was clicked twice',
  async (detail, times) => {
    const { stop } = await show()
    fireEvent.click(screen.getByText(texts.stop), { detail })
    expect(stop).toHaveBeenCalledTimes(times)
  },
)

test('an exit code is shown, and that more was printed', async () => {
  const { send } = await show()
  await send(
    { type: 'rest' },
    { type: 'ended', how: 'failed', exitCode: 3, milliseconds: 9 },
  )
  expect(status()).toMatch(/^Failed after/)
  expect(screen.getByText('Exit code 3')).toBeTruthy()
  expect(screen.getByText(texts.rest)).toBeTruthy()
})

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
  accounts: [],
}

test('the book explains the line on which a program failed', async () => {
  const text = async () =>
    `<article><section data-address="${token}"><h2>Token</h2><dl>
        <div id="token-0x1"><dt>0x1<span>1</span></dt><dd>InsufficientFunds</dd>
        <dd>Too little. <a href="/guides/x.html">Top it up</a></dd></div>
      </dl></section></article>`
  Object.assign(window, { fetch: async () => ({ ok: true, text }) })
  const { send } = await show()
  await send({ type: 'transaction', transaction: failed }, ended('failed'))
  fireEvent.click(screen.getByText(`${texts.transactions} (1)`))
  const link = await screen.findByText('1 InsufficientFunds')
  expect(link.getAttribute('href')).toBe('/errors.html#token-0x1')
  expect(link.closest('li')?.textContent).toBe(
    'failed: custom program error: 0x1In this book: 1 InsufficientFunds Too little. Top it up',
  )
})

test('ending a subscription that has ended is no failure', async () => {
  const { send } = await show()
  const error = '-32602 Invalid subscription id.'
  const request = { method: 'signatureUnsubscribe', params: '[1]', error }
  await send({ type: 'request', request: { ...request, milliseconds: 0.4 } })
  const line = screen.getByText(new RegExp(texts.over))
  expect(line.textContent).toBe(`${error} (${texts.over})`)
})
