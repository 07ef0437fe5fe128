import type { RunEvent } from '../../packages/program-runner/src/protocol/events'

type Ended = Extract<RunEvent, { type: 'ended' }>

/** A program, and its outcome in Node. */
interface Program extends Pick<Ended, 'exitCode' | 'how'> {
  readonly name: string
  readonly source: string
  readonly output: string
  /** The known parts of the error that it fails with. */
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

/** Programs whose end is not awaited at the top level, that exit themselves, or that fail. */
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
    name: 'CommonJS packages, as one object and by their names',
    source: `import bs58, { decode } from 'bs58'
import * as nacl from 'tweetnacl'
console.log(bs58.encode(decode('Stake11111')) === 'Stake11111', nacl.sign.keyPair().publicKey.length)`,
    how: 'done',
    output: 'true 32',
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
    name: 'modules of Node without their prefix, in each form',
    source: `import fs, { existsSync } from 'fs'
import { readFile } from 'fs/promises'
import os from 'os'
import * as path from 'path'
import process, { argv } from 'process'
import util from 'util'
import { setTimeout as wait } from 'timers/promises'
fs.writeFileSync('a.txt', 'text')
await fs.promises.appendFile('a.txt', '!')
await wait(1)
console.log(existsSync('a.txt'), await readFile('a.txt', 'utf8'), typeof os.homedir())
console.log(path.basename(process.cwd()), argv.length, util.inspect({ a: 1 }))`,
    how: 'done',
    output: 'true text! string\nsamples 2 { a: 1 }',
  },
  {
    name: 'a module of Node that is not here',
    source: `\nimport { exec } from 'child_process'\nexec('ls')`,
    how: 'failed',
    error: {
      message: 'Error: node:child_process is not here',
      line: 2,
      hint: 'noModule',
    },
    output: '',
  },
  {
    name: 'functions of modules of Node that are not here',
    source: `import crypto, { createHash, createCipheriv } from 'crypto'
import * as os from 'os'
for (const call of [createCipheriv, crypto.scryptSync, os.cpus])
  try {
    call()
  } catch (error) {
    console.log(error.message)
  }
createHash('sha256')
crypto.generateKeyPairSync('ed25519')`,
    how: 'failed',
    error: {
      message: 'Error: generateKeyPairSync of node:crypto is not here',
      line: 10,
      hint: 'noModule',
    },
    output: `createCipheriv of node:crypto is not here
scryptSync of node:crypto is not here
cpus of node:os is not here`,
  },
  {
    name: 'a name that no module of Node has',
    source: `\nimport { readFileSnyc } from 'fs'\nreadFileSnyc()`,
    how: 'failed',
    error: { line: 2, column: 10, hint: 'noModule' },
    output: '',
  },
  {
    name: 'main() only where the program is not imported',
    source: `import { fileURLToPath, pathToFileURL } from 'url'
if (import.meta.main) console.log(1)
if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(2)
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(3)
if (import.meta.url === \`file://\${process.argv[1]}\`) console.log(4)
console.log(import.meta.filename.startsWith(import.meta.dirname))`,
    how: 'done',
    output: '1\n2\n3\n4\ntrue',
  },
  {
    name: 'return at the top level',
    source: `import { address } from '@solana/kit'
await null
for (const it of [1]) console.log(it)
return address`,
    how: 'failed',
    error: { line: 4 },
    output: '',
  },
  {
    name: 'what only sloppy scripts allow',
    source: `const a = 1\nconst b = 010`,
    how: 'failed',
    error: { line: 2 },
    output: '',
  },
  {
    name: 'a decorator',
    source: `const log = (it) => it\nclass A {\n  @log f() {}\n}`,
    how: 'failed',
    error: {
      message: 'SyntaxError: Decorators are not supported here',
      line: 3,
    },
    output: '',
  },
  {
    name: 'listeners of process',
    source: `process.on('unhandledRejection', (reason) => console.log(reason.message))
process.on('uncaughtException', (error) => console.log(error.message))
process.on('beforeExit', () => console.log('before'))
process.on('exit', (code) => console.log('exit', code))
setTimeout(() => { throw new Error('thrown') }, 20)
Promise.reject(new Error('rejected'))`,
    how: 'done',
    output: 'rejected\nthrown\nbefore\nexit 0',
  },
  {
    name: 'a listener of errors that throws one',
    source: `process.on('uncaughtException', () => { throw new Error('second') })
setTimeout(() => { throw new Error('first') }, 20)`,
    how: 'failed',
    error: { message: 'Error: second', line: 1 },
    output: '',
  },
  {
    name: 'a listener of the end that sets the exit code',
    source: `process.on('exit', () => { process.exitCode = 2 })`,
    how: 'failed',
    exitCode: 2,
    output: '',
  },
  {
    name: 'lines that are written in parts, with colors',
    source: `process.stdout.write('a')
process.stdout.write('b\\n')
process.stdout.write('\\x1b[32mc')
console.log('d\\x1b[0m')
process.stdout.write('e')`,
    how: 'done',
    output: 'ab\ncd\ne',
  },
  {
    name: 'code in a text',
    source: `console.log(eval('1'))`,
    how: 'failed',
    error: {
      message:
        'EvalError: Code generation from strings disallowed for this context',
      line: 1,
    },
    output: '',
  },
  {
    name: 'a name of Kit from the package of web3.js 1',
    source: `import {
  Connection,
  createSolanaRpc,
} from '@solana/web3.js'
console.log(Connection, createSolanaRpc)`,
    how: 'failed',
    error: {
      message:
        "SyntaxError: The requested module '@solana/web3.js' does not provide an export named 'createSolanaRpc'",
      line: 3,
      hint: 'otherPackage',
    },
    output: '',
  },
  {
    name: 'import() of a name in a variable',
    source: `const name = '@solana/kit'
const { address } = await import(name)
console.log(typeof address)
await import('left-' + 'pad')`,
    how: 'failed',
    error: { line: 4, hint: 'noModule' },
    output: 'function',
  },
  {
    name: 'require',
    source: `\nconst web3 = require('@solana/web3.js')\nconsole.log(web3)`,
    how: 'failed',
    error: {
      message:
        'ReferenceError: require is not defined in ES module scope, you can use import instead',
      line: 2,
    },
    output: '',
  },
  {
    name: 'a thrown object',
    source: `throw { a: 1 }`,
    how: 'failed',
    error: { message: 'Uncaught { a: 1 }' },
    output: '',
  },
  {
    name: 'a name that is declared twice',
    source: `import { address } from '@solana/kit'
const a: number = 1
const b = address('11111111111111111111111111111111')
const a = b`,
    how: 'failed',
    error: { line: 4 },
    output: '',
  },
  {
    name: 'await in a function that is not async',
    source: `export const a = 1\nfunction f() { await a }\nf()`,
    how: 'failed',
    error: { line: 2 },
    output: '',
  },
  {
    name: 'a line of fifty million characters',
    source: `console.log('x'.repeat(5e7))`,
    how: 'done',
    output: `${'x'.repeat(2_000)} … (+998000)`,
  },
  {
    name: 'an array of fifty million items',
    source: `console.dir({ data: new Uint8Array(5e7) }, { maxArrayLength: 2 })`,
    how: 'done',
    output: '{ data: Uint8Array(50000000) [ 0, 0, ... 49999998 more items ] }',
  },
  {
    name: 'a hundred large arrays, and one with a name',
    source: `const each = new Array(1e5).fill(7)
console.dir([Object.assign([1], { name: 'x' }), ...new Array(99).fill(each)], { maxArrayLength: 1 })`,
    how: 'done',
    output: "[ [ 1, name: 'x' ], ... 99 more items ]",
  },
  {
    name: 'a call of the RPC that says no type',
    source: `const { status } = await fetch('http://127.0.0.1:8899', { method: 'POST', body: '{}' })
console.log(status)`,
    how: 'done',
    output: '415',
  },
  {
    name: 'close(), which Node has not',
    source: `close()`,
    how: 'failed',
    error: { line: 1 },
    output: '',
  },
  {
    name: 'an unknown package',
    source: `import 'left-pad'`,
    how: 'failed',
    error: {
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
  [
    "const { address } = await import('@solana/kit')\ntry { address('x') } catch (thrown) { console.log(thrown) }",
    '',
  ],
  ['try { undefined.x } catch (thrown) { console.log(thrown) }', 'TypeError: '],
]

export const printingError = (line: string) =>
  `const error = new Error('no funds')\n${line}`

/** Programs that use what is missing here and catch the error, and the events that report it anyway. */
export const caught: readonly (readonly [
  name: string,
  source: string,
  event: RunEvent,
])[] = [
  [
    'fetch of another site',
    `await fetch('https://api.devnet.solana.com').catch(() => {})`,
    { type: 'refused' },
  ],
  [
    'web3.js 1 on devnet',
    `import { clusterApiUrl, Connection, PublicKey } from '@solana/web3.js'
const connection = new Connection(clusterApiUrl('devnet'))
await connection.getBalance(PublicKey.default).catch(() => {})`,
    { type: 'refused' },
  ],
  [
    'a socket elsewhere',
    `const socket = new WebSocket('wss://api.devnet.solana.com')
await new Promise((resolve) => { socket.onerror = resolve })`,
    { type: 'refused' },
  ],
  [
    'the error of a socket',
    `const socket = new WebSocket('wss://api.devnet.solana.com')
socket.onerror = ({ message }) => console.log(message)`,
    {
      type: 'print',
      level: 'log',
      text: 'Received network error or non-101 status code.',
    },
  ],
  [
    'a precompile on the chain',
    `import { Connection, Ed25519Program, Keypair, sendAndConfirmTransaction, Transaction } from '@solana/web3.js'
const connection = new Connection('http://127.0.0.1:8899', 'confirmed')
const payer = Keypair.generate()
await connection.confirmTransaction(await connection.requestAirdrop(payer.publicKey, 1e9))
const { secretKey: privateKey } = payer
const check = Ed25519Program.createInstructionWithPrivateKey({ privateKey, message: new Uint8Array(3) })
await sendAndConfirmTransaction(connection, new Transaction().add(check), [payer]).catch(() => {})`,
    {
      type: 'missing',
      program: 'Ed25519SigVerify111111111111111111111111111',
    },
  ],
  [
    "a precompile on the program's own machine",
    `import { LiteSVM } from 'litesvm'
import { address, appendTransactionMessageInstruction, createTransactionMessage, generateKeyPairSigner, lamports, pipe, setTransactionMessageFeePayerSigner, signTransactionMessageWithSigners } from '@solana/kit'
const svm = new LiteSVM()
const payer = await generateKeyPairSigner()
svm.airdrop(payer.address, lamports(1_000_000_000n))
const programAddress = address('Secp256r1SigVerify1111111111111111111111111')
svm.sendTransaction(await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
  (m) => appendTransactionMessageInstruction({ programAddress, data: new Uint8Array(2) }, m),
  (m) => signTransactionMessageWithSigners(m),
))`,
    {
      type: 'missing',
      program: 'Secp256r1SigVerify1111111111111111111111111',
    },
  ],
]
