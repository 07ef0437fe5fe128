/** What a program may try to do to the page: endless ones, after something that would hold it. */
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
    `for (const method of [{ a: 1 }, 7, 'x'.repeat(2e6), null])
  await fetch('http://127.0.0.1:8899', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }) }).then((answer) => answer.text())
for (;;) {}`,
  ],
  [
    'an endless loop of microtasks',
    `const go = () => Promise.resolve().then(go)\ngo()\nawait new Promise(() => {})`,
  ],
]

/** Programs that throw an error of odd parts. */
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

/** In a page, the milliseconds until it has answered a press on the switch of its scheme. */
export async function timeOfSwitch(): Promise<number> {
  const { dataset } = document.documentElement
  const before = dataset.theme
  const startedAt = performance.now()
  // In a task of its own, as a press comes.
  await new Promise((resolve) => setTimeout(resolve))
  document.querySelector<HTMLElement>('[data-theme-switch]')?.click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  if (dataset.theme === before) throw new Error('The scheme did not change')
  return performance.now() - startedAt
}
