import assert from 'node:assert/strict'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { holdImport } from '../src/protocol/contract'
import { createConsole } from '../src/recipe/console'
import { describeFailure, inSource, placeIn } from '../src/recipe/failure'
import { createLines } from '../src/recipe/lines'
import {
  missingModule,
  missingName,
  missingNameError,
} from '../src/recipe/missing'
import { nameModule, readable } from '../src/recipe/stacks'
import { messageOfSyntax } from '../src/recipe/syntax'
import { table } from '../src/recipe/table'
import { allOver, watchBrowser } from '../src/recipe/waiting'

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

test('a table may have very many rows', () => {
  const rows = table(new Array(200_000).fill(1))?.split('\n')
  assert.equal(rows?.length, 200_004)
})

test('values, groups and counts are written as Node does', () => {
  const print = (
    console: Pick<Console, 'log' | 'group' | 'count' | 'countReset' | 'dir'>,
  ) => {
    console.log('%s has %d', 'a', 1, { big: 10n, bytes: new Uint8Array(3) })
    console.group('group')
    console.log('two\nlines')
    console.count()
    console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 })
    console.countReset()
    console.count()
  }
  const lines: string[] = []
  const ours = createConsole((_level, text) => lines.push(text))
  print(ours as Console)
  assert.equal(lines.join('\n'), printed(print))
})

test('a timer that was not started, and the trace of a call, are told as in Node', () => {
  const lines: string[] = []
  const console = createConsole((...line) => lines.push(line.join(' ')))
  console.timeEnd?.('a')
  console.trace?.('b %s', 'c')
  assert.deepEqual(lines, [
    "warn Warning: No such label 'a' for console.timeEnd()",
    'error Trace: b c',
  ])
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

test('an error of many has the place of the first', () => {
  const error = new Error('near')
  error.stack = 'Error: near\n    at recipe:///a.ts:2:1'
  const many = new AggregateError([error], 'far')
  many.stack = 'AggregateError: far'
  assert.equal(describeFailure(many, 'a.ts').line, 2)
})

test('what is written piece by piece becomes lines, without colors', () => {
  const printed: string[] = []
  const lines = createLines((level, text) => printed.push(`${level} ${text}`))
  const [out, error] = [lines.writer('log'), lines.writer('error')]
  out('a')
  error('b\n')
  out(new TextEncoder().encode('c\nd\n\u001b[32me\u001b[0m'))
  lines.print('info', 'f')
  error('g')
  lines.print('log', 'h')
  lines.flush()
  assert.deepEqual(printed, [
    'error b',
    'log ac\nd',
    'info ef',
    'log h',
    'error g',
  ])
})

class Thrown {
  readonly a = 1
}
for (const [thrown, message] of [
  [{ a: 1 }, 'Uncaught { a: 1 }'],
  [new Thrown(), 'Uncaught Thrown { a: 1 }'],
  [{ toString: 1, valueOf: 1 }, 'Uncaught { toString: 1, valueOf: 1 }'],
  [undefined, 'Uncaught undefined'],
  ['', "Uncaught ''"],
  [new TypeError(), 'TypeError'],
  [
    new EvalError('call to eval() blocked by CSP'),
    'EvalError: Code generation from strings disallowed for this context',
  ],
  [
    new AggregateError([new Error('a'), new TypeError('b')], 'none'),
    'AggregateError: none\n[error]: Error: a\n[error]: TypeError: b',
  ],
  [
    new ReferenceError('require is not defined'),
    'ReferenceError: require is not defined in ES module scope, you can use import instead',
  ],
  [
    new ReferenceError("Can't find variable: __dirname"),
    'ReferenceError: __dirname is not defined in ES module scope',
  ],
  [
    new ReferenceError('required is not defined'),
    'ReferenceError: required is not defined',
  ],
] as const)
  test(`what is thrown is reported as in Node: ${message}`, () =>
    assert.equal(describeFailure(thrown, 'a.ts').message, message))

for (const [name, message] of [
  ['left-pad', "Cannot find package 'left-pad'\nPackages here: a, b"],
  ['./idl.json', "Cannot find module './idl.json'"],
  ['node:readline/promises', 'node:readline/promises is not here'],
] as const)
  test(`a module that is missing is named: ${name}`, () => {
    const told = describeFailure(missingModule(name, ['a', 'b']), 'a.ts')
    assert.deepEqual(told, { message: `Error: ${message}`, hint: 'noModule' })
  })

for (const [module, name, hint] of [
  ['@solana/kit', 'Connection', 'otherPackage'],
  ['@solana/kit', 'default', undefined],
  ['@solana/spl-token', 'Token', undefined],
  ['node:crypto', 'createCipheriv', 'noModule'],
] as const)
  test(`a name that ${module} lacks is reported with it: ${name}`, () => {
    const error = missingNameError({ module, name, at: 0 })
    const told = describeFailure(error, 'a.ts')
    assert.ok(told.message.includes(module) && told.message.includes(name))
    assert.equal(told.hint, hint)
  })

test('the first name that its module lacks is found', async () => {
  const address = () =>
    'data:text/javascript,export const a = 1; export default a'
  const names = ['a', 'default', 'b', 'c'].map((name, at) => {
    return { name, at, module: 'x' }
  })
  assert.equal((await missingName(names, address))?.name, 'b')
  assert.equal(await missingName(names.slice(0, 2), address), undefined)
})

test('other files of the recipe are not loaded to find a missing name', async () => {
  const names = [{ name: 'a', at: 0, module: 'guides/a/b.ts' }]
  assert.equal(await missingName(names, () => undefined), undefined)
})

test('an error that is its own cause is reported once', () => {
  const error = new Error('a')
  error.cause = error
  assert.deepEqual(describeFailure(error, 'a.ts'), {
    message: 'Error: a\n[cause]: [Circular]',
  })
})

test('no address of a module is printed', () => {
  const address = `blob:null/${crypto.randomUUID()}`
  const own = `blob:null/${crypto.randomUUID()}`
  nameModule(address, '@solana/kit')
  assert.equal(
    readable(`at f (${address}:5:26) ${own}`),
    `at f (@solana/kit:5:26) ${own}`,
  )
})

for (const [code, hint] of [
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
  test(`a program that nobody awaits is over when ${what} has arrived`, async () => {
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

for (const [code, column, message] of [
  ['@sealed class A {}', 1, 'Decorators are not supported here'],
  ['class A { @log f() {} }', 11, 'Decorators are not supported here'],
  ['a @ b', 3, 'no'],
] as const)
  test(`syntax that nothing compiles is named: ${code}`, () =>
    assert.equal(
      messageOfSyntax(new SyntaxError('no'), `\n${code}`, { line: 2, column }),
      message,
    ))
