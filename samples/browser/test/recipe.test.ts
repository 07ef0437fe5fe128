import assert from 'node:assert/strict'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { createConsole } from '../recipe/console'
import { describeFailure, inSource, placeIn } from '../recipe/failure'
import { table } from '../recipe/table'
import { holdImport } from '../../../lib/shared/run/contract'
import { allOver, watchBrowser } from '../recipe/waiting'

watchBrowser()

/** What Node itself writes. */
function printed(print: (console: Console) => void): string {
  let text = ''
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  print(new Console({ stdout, stderr: stdout, colorMode: false }))
  return text.replace(/\n$/, '')
}

for (const data of [
  { a: { x: 1, y: 'z' }, b: { x: 2n } },
  [1, 'two', { x: true }],
  [{ a: 1 }, { a: 20, b: [1, 2] }],
])
  test(`a table is Node's: ${Object.keys(data)}`, () =>
    assert.equal(
      table(data),
      printed((console) => console.table(data)),
    ))

test('values, groups and counts are written as Node does', () => {
  const print = (console: Pick<Console, 'log' | 'group' | 'count' | 'dir'>) => {
    console.log('%s has %d', 'a', 1, { big: 10n, bytes: new Uint8Array(3) })
    console.group('group')
    console.log('two\nlines')
    console.count()
    console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 })
  }
  const lines: string[] = []
  const ours = createConsole((_level, text) => lines.push(text))
  print(ours as Console)
  assert.equal(lines.join('\n'), printed(print))
})

test("an error's place is that of its first line in the recipe", () => {
  const error = new RangeError('far', { cause: new Error('near') })
  error.stack = `RangeError: far
    at inner (blob:null/1:1:900)
    at recipe:///guides/b.ts:9:1
    at f (recipe:///guides/a.ts:4:22)
    at recipe:///guides/a.ts:5:1`
  assert.deepEqual(describeFailure(error, 'guides/a.ts'), {
    message: 'RangeError: far\n[cause]: Error: near',
    line: 4,
    column: 22,
  })
  assert.deepEqual(describeFailure('text', 'guides/a.ts'), { message: 'text' })
})

for (const [code, hint] of [
  ['ECONNREFUSED', 'noNetwork'],
  ['ERR_MODULE_NOT_FOUND', 'noModule'],
  ['ERR_METHOD_NOT_IMPLEMENTED', 'notHere'],
  ['ENOENT', undefined],
])
  test(`an error of ${code}, also as a cause, says what is missing: ${hint}`, () => {
    const cause = Object.assign(new Error('near'), { code })
    for (const error of [cause, new Error('far', { cause })])
      assert.equal(describeFailure(error, 'guides/a.ts').hint, hint)
  })

for (const [source, code, at] of [
  ['const a: A = fail()', 'const a = fail()', 'fail'],
  ['  a(b as any, <C>c!.d, fail<E>(f))', '  a(b , c.d, fail(f))', 'fail'],
  ['function f(a: a, b?: b): a { fail }', 'function f(a, b) { fail }', 'fail'],
  ['fail(1)', 'fail(1)', 'fail'],
  ['const a: string = `é` + fail()', 'const a = `é` + fail()', 'fail'],
] as const)
  test(`the column in the source is found: ${source}`, () => {
    const error = { message: 'm', line: 2, column: code.indexOf(at) + 1 }
    assert.deepEqual(inSource(error, `\n${source}`, `\n${code}`), {
      ...error,
      column: source.indexOf(at) + 1,
    })
    assert.deepEqual(inSource(error, undefined, code), {
      message: 'm',
      line: 2,
    })
  })

test('a place in a text counts from 1', () => {
  assert.deepEqual(placeIn('ab\ncd', 4), { line: 2, column: 2 })
})

const bytes = new TextEncoder().encode('text')
for (const [what, wait] of [
  ['keys', () => crypto.subtle.digest('SHA-256', bytes)],
  ['the body of an answer', () => new Response('{}').json()],
  ['a Blob', () => new Blob(['text']).arrayBuffer()],
  [
    'a stream',
    async () => {
      const packed = new Blob(['text'])
        .stream()
        .pipeThrough(new CompressionStream('gzip'))
      for await (const chunk of packed) assert(chunk.length > 0)
    },
  ],
  [
    'a module',
    () => Reflect.get(globalThis, holdImport)(import('./recipe.test')),
  ],
] as const)
  test(`a program that nobody awaits is over when ${what} has come`, async () => {
    let printed = ''
    async function main() {
      for (const name of ['one', 'two']) {
        await wait()
        printed += `${name} `
      }
    }
    void main()
    await allOver()
    assert.equal(printed, 'one two ')
  })
