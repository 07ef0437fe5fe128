/** Programs whose end nobody awaits at the top level, and what Node makes of them. */
export interface UnawaitedProgram {
  readonly name: string
  readonly source: string
  readonly how: 'done' | 'failed'
  /** What it prints, where that is always the same. */
  readonly output: string
  /** The words of the error that it fails with. */
  readonly message?: string
}

const rpc = `import { createSolanaRpc } from '@solana/kit'
const rpc = createSolanaRpc('http://127.0.0.1:8899')
`

const getSlot = `fetch('http://127.0.0.1:8899', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getSlot' }),
})`

export const unawaitedPrograms: readonly UnawaitedProgram[] = [
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
    name: 'a loop of calls, and then()',
    source: `${rpc}async function main() {
  for (let i = 0; i < 20; i++) await rpc.getSlot().send()
}
main().then(() => console.log('end'))`,
    how: 'done',
    output: 'end',
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
    name: 'a chain of then() over the body of an answer',
    source: `${getSlot}
  .then((answer) => answer.json())
  .then(({ result }) => console.log(typeof result))`,
    how: 'done',
    output: 'number',
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
    name: 'main() that throws',
    source: `async function main() {
  await null
  throw new Error('boom')
}
main()`,
    how: 'failed',
    output: '',
    message: 'Error: boom',
  },
  {
    name: 'a rejection as the last line',
    source: `Promise.reject(new Error('x'))`,
    how: 'failed',
    output: '',
    message: 'Error: x',
  },
  {
    name: 'a call that fails',
    source: `${rpc};(async () => {
  await rpc.getBalance('x').send()
})()`,
    how: 'failed',
    output: '',
    message: 'SolanaError',
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
  ['console.log(error.stack)', 'Error: no funds\n    at '],
  [
    "class Own extends Error { name = 'Own' }\nconsole.log(new Own('far'))",
    'Own: far\n    at ',
  ],
  ['try { undefined.x } catch (thrown) { console.log(thrown) }', 'TypeError: '],
]

export const printingError = (line: string) =>
  `const error = new Error('no funds')\n${line}`
