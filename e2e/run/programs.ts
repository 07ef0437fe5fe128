import type { RunEvent } from '../../lib/client/run/events'

type Ended = Extract<RunEvent, { type: 'ended' }>

/** A program, and what Node makes of it. */
interface Program extends Pick<Ended, 'exitCode' | 'how'> {
  readonly name: string
  readonly source: string
  readonly output: string
  /** What is sure of the error that it fails with. */
  readonly error?: Partial<Ended['error']>
}

const rpc = `import { createSolanaRpc } from '@solana/kit'
const rpc = createSolanaRpc('http://127.0.0.1:8899')
`

const getSlot = `fetch('http://127.0.0.1:8899', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getSlot' }),
})`

/** Programs whose end nobody awaits at the top level, that end themselves, or that fail. */
export const programs: readonly Program[] = [
  {
    name: 'main() with a call of Kit',
    source: `${rpc}async function main() {
  console.log('slot', typeof (await rpc.getSlot().send()))
}
main()`,
    how: 'done',
    output: 'slot bigint',
  },
  {
    name: 'a function that calls itself, with web3.js 1',
    source: `import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
;(async () => {
  const connection = new Connection('http://127.0.0.1:8899', 'confirmed')
  const { publicKey } = Keypair.generate()
  const signature = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  console.log('requested')
  await connection.confirmTransaction(signature)
  console.log('balance', await connection.getBalance(publicKey))
})()`,
    how: 'done',
    output: 'requested\nbalance 1000000000',
  },
  {
    name: 'a body that is read as a stream',
    source: `async function main() {
  const answer = await ${getSlot}
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  console.log(bytes > 20)
}
main()`,
    how: 'done',
    output: 'true',
  },
  {
    name: 'an import() in a function',
    source: `async function main() {
  const { address } = await import('@solana/kit')
  console.log(address('11111111111111111111111111111111'))
}
main()`,
    how: 'done',
    output: '11111111111111111111111111111111',
  },
  {
    name: 'a Blob, and a key',
    source: `async function main() {
  const bytes = await new Blob(['text']).arrayBuffer()
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  console.log(digest.byteLength)
}
main()`,
    how: 'done',
    output: '32',
  },
  {
    name: 'a socket that is open',
    source: `const socket = new WebSocket('ws://127.0.0.1:8900')
socket.onopen = () => socket.send(
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }),
)
socket.onmessage = ({ data }) => {
  if (!JSON.parse(data).params) return
  console.log('a slot')
  socket.close()
}`,
    how: 'done',
    output: 'a slot',
  },
  {
    name: 'a timer after the last line',
    source: `setTimeout(() => console.error('later'), 50)\nconsole.log('now')`,
    how: 'done',
    output: 'now\nlater',
  },
  {
    name: 'process.exit(3), caught, while timers wait',
    source: `setInterval(() => {}, 10)
try {
  process.exit(3)
} catch {
  console.log('on')
}`,
    how: 'failed',
    exitCode: 3,
    output: '',
  },
  {
    name: 'main() that throws',
    source: `async function main() {
  await null
  throw new Error('boom')
}
main()`,
    how: 'failed',
    error: { message: 'Error: boom', line: 3 },
    output: '',
  },
  {
    name: 'an error behind a type',
    source: `function f(a: number, b?: string): never { throw new Error('no') }\nf(1)`,
    how: 'failed',
    error: { message: 'Error: no', line: 1 },
    output: '',
  },
  {
    name: 'an error in a package',
    source: `import { address } from '@solana/kit'\n\naddress('x')`,
    how: 'failed',
    error: { line: 3 },
    output: '',
  },
  {
    name: 'another address',
    source: `\nawait fetch('http://example.org/')`,
    how: 'failed',
    error: {
      message:
        'TypeError: fetch failed\n[cause]: Error: connect ECONNREFUSED example.org',
      hint: 'noNetwork',
    },
    output: '',
  },
  {
    name: 'a fault of syntax',
    source: `const a = 1\nconst b = ;`,
    how: 'failed',
    error: { line: 2 },
    output: '',
  },
  {
    name: 'an unknown package',
    source: `import 'left-pad'`,
    how: 'failed',
    error: {
      message: "Error: Cannot find package 'left-pad'",
      line: 1,
      hint: 'noModule',
    },
    output: '',
  },
]

/** Programs that print an error, and the beginning of what Node prints. */
export const printedErrors: readonly (readonly [string, string])[] = [
  ['console.log(error)', 'Error: no funds\n    at '],
  ["console.error('Failed:', error)", 'Failed: Error: no funds\n    at '],
  ['console.log({ error })', '{\n  error: Error: no funds\n      at '],
  [
    "console.log(new Error('outer', { cause: error }))",
    'Error: outer\n    at ',
  ],
  ['try { undefined.x } catch (thrown) { console.log(thrown) }', 'TypeError: '],
]

export const printingError = (line: string) =>
  `const error = new Error('no funds')\n${line}`
