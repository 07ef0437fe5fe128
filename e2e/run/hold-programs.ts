/** Programs that try to block the page, and then loop endlessly. */
export const holdPrograms: readonly (readonly [
  name: string,
  source: string,
])[] = [
  [
    'thousands of combining marks',
    `console.log('Z' + '\\u0311\\u0323'.repeat(35_000))\nfor (;;) {}`,
  ],
  [
    'directions that turn a hundred thousand times',
    `console.log('\\u2067a\\u2069'.repeat(1e5))\nfor (;;) {}`,
  ],
  [
    'a text of a million lines',
    `console.log('\\n'.repeat(999_990))\nfor (;;) {}`,
  ],
  [
    'a million empty lines',
    `for (let i = 0; i < 1e6; i++) console.log('')\nfor (;;) {}`,
  ],
  [
    'a line of fifty million characters',
    `console.log('x'.repeat(5e7))\nfor (;;) {}`,
  ],
  [
    'prints past the limit, by the port itself',
    `const { postMessage } = MessagePort.prototype
let port
MessagePort.prototype.postMessage = function (...values) { port = this; return postMessage.apply(this, values) }
console.log('x')
const text = 'x'.repeat(5e6)
for (let i = 0; i < 40 && port; i++) postMessage.call(port, { type: 'print', level: 'log', text })
for (;;) {}`,
  ],
  [
    'keys of half a billion numbers for the frame',
    `try { postMessage({ type: 'subtle', call: 1, method: 'digest', values: Array.from({ length: 700 }, () => ({ key: new Array(5e8) })) }) } catch (error) { console.log(error.name) }
for (;;) console.log('still here')`,
  ],
  [
    'a flood of calls for keys',
    `for (let i = 0; i < 1e5; i++) crypto.subtle.digest('SHA-256', new Uint8Array(1000)).catch(() => {})
for (;;) {}`,
  ],
  [
    'a key of very many rounds',
    `const key = await crypto.subtle.importKey('raw', new Uint8Array(8), 'PBKDF2', false, ['deriveBits'])
await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt: new Uint8Array(8), iterations: 4e9 }, key, 512).catch(({ message }) => console.log(message))
for (;;) {}`,
  ],
  [
    'RPC methods that are no text, or a long one',
    `for (const method of [{ a: 1 }, 7, 'x'.repeat(5e4), null])
  await fetch('http://127.0.0.1:8899', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }) }).then((answer) => answer.text())
for (;;) {}`,
  ],
  [
    'marks in a table, in a group and in an error',
    `const marks = 'Z' + '\\u0311\\u0323'.repeat(35_000)
console.table([{ marks }])
console.group(marks)
console.error(new Error(marks))
for (;;) {}`,
  ],
  [
    "a flood through the frame's own port, which an event shows",
    `const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
let port
Object.defineProperty(MessageEvent.prototype, 'data', { get() { port = this.currentTarget; return get.call(this) } })
await crypto.subtle.digest('SHA-256', new Uint8Array(1))
for (let call = 0; call < 2e5; call++) port?.postMessage({ type: 'subtle', call, method: 'digest', values: [{ name: 'SHA-256' }, new Uint8Array(1e4)] })
for (;;) {}`,
  ],
  [
    'keys of very many bytes',
    `for (let i = 0; i < 60; i++) crypto.subtle.digest('SHA-256', new Uint8Array(5e7)).catch(() => {})
for (;;) {}`,
  ],
  [
    'words of the runner itself, by the port to the page',
    `const { postMessage } = MessagePort.prototype
let port
MessagePort.prototype.postMessage = function (...values) { port = this; return postMessage.apply(this, values) }
const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
Object.defineProperty(MessageEvent.prototype, 'data', { get() { port ??= this.currentTarget; return get.call(this) } })
await fetch('http://127.0.0.1:8899', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
console.log('x')
for (let i = 0; i < 1e4; i++)
  for (const type of ['missing', 'refused', 'rest', 'started', 'failed', 'opened', 'transaction', 'request'])
    postMessage.call(port, { type, program: 'Vote' + i, transaction: {}, request: { method: {} } })
for (;;) {}`,
  ],
  [
    'calls and subscriptions of odd parts',
    `const bodies = ['7', '{"id":1,"method":"' + 'x'.repeat(2e6) + '"}', '[]', 'null', '[[1]]', '{"method":"getSlot","params":5}', '{"method":"getSlot","params":{"a":' + '['.repeat(5e4) + ']'.repeat(5e4) + '}}', '{"id":{},"method":["getSlot"],"params":[' + '"\\\\u202e",'.repeat(1e4) + '1]}']
for (const body of bodies)
  await fetch('http://127.0.0.1:8899', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => answer.text())
const socket = new WebSocket('ws://127.0.0.1:8900')
socket.onopen = () => {
  for (const body of bodies) socket.send(body)
  socket.send({ toString: () => '{"id":1,"method":{},"params":7}' })
  setTimeout(() => { for (;;) {} }, 100)
}`,
  ],
  [
    'an endless loop of microtasks',
    `const go = () => Promise.resolve().then(go)\ngo()\nawait new Promise(() => {})`,
  ],
]

/** Programs that throw a malformed error. */
export const oddErrors: readonly (readonly [name: string, source: string])[] = [
  [
    'names line 0',
    `throw Object.assign(new Error('x'), { loc: { line: 0, column: 1 } })`,
  ],
  [
    'names a line between two',
    `throw Object.assign(new Error('x'), { loc: { line: -5.5 } })`,
  ],
  ['has no words', `throw { toString: 1, valueOf: 1 }`],
]

/** Runs in a page: the milliseconds until it responds to a press of the scheme switch. */
export async function timeOfSwitch(): Promise<number> {
  const { dataset } = document.documentElement
  const before = dataset.theme
  const startedAt = performance.now()
  // In its own task, like a real press.
  await new Promise((resolve) => setTimeout(resolve))
  document.querySelector<HTMLElement>('[role=switch]')?.click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  if (dataset.theme === before) throw new Error('The scheme did not change')
  return performance.now() - startedAt
}
