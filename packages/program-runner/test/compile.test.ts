import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile, importedNames, withoutImports } from '../src/compile'

test('types are removed, and every line stays where it is', async () => {
  const source = `interface A {\n  b: number\n}\nconst a: A = { b: 1 }\nconsole.log(a as unknown)`
  const lines = (await compile(source, 'a.ts')).code.split('\n')
  assert.match(lines[3] ?? '', /^const a *= \{ b: 1 \}$/)
  assert.match(lines[4] ?? '', /^console\.log\(a *\)$/)
})

const sources: [source: string, imports: [text: string, name: string][]][] = [
  [`import { a } from '@solana/kit'\na()`, [['@solana/kit', '@solana/kit']]],
  [`import { type A, b } from 'x'\nb()`, [['x', 'x']]],
  [`import type { A } from 'x'\nlet a: A`, []],
  [`import './b'`, [['./b', 'guides/pages/b.ts']]],
  [
    `import { a } from 'fs/promises'\na()`,
    [['fs/promises', 'node:fs/promises']],
  ],
  [`import a from 'node:os'\na()`, [['node:os', 'node:os']]],
  ['await import(name), import(`./a` + name)', []],
  [`await import('../../home/b')`, [['../../home/b', 'home/b.ts']]],
  [`// import 'x'\nconst text = "import 'y'"`, []],
  [
    `const a = import.meta.url\nawait import('./b')`,
    [['./b', 'guides/pages/b.ts']],
  ],
]
for (const [source, expected] of sources)
  test(`the imports of ${JSON.stringify(source)} are found`, async () => {
    const { code, imports } = await compile(source, 'guides/pages/a.ts')
    const found = imports.map(([from, to, name]) => [
      code.slice(from, to),
      name,
    ])
    assert.deepEqual(found, expected)
  })

test('an import prevents the end until it has loaded', async () => {
  const { code } = await compile(
    `const a = import.meta.url, b = await import('./b'), c = import(a)`,
    'guides/a.ts',
  )
  assert.equal(
    code.split('\n')[0],
    `const a = $importMeta("guides/a.ts").url, b = await $holdImport(import('./b')), c = $holdImport((async (it) => import($findImport(it)))(a))`,
  )
})

test('imported names have their module and their place', async () => {
  const source = `import main, { a as b,
  default as c } from 'x'
import * as all from 'y'
import './z'
console.log(main, b, c, all)`
  const { code } = await compile(source, 'a.ts')
  const found = importedNames(code, 'a.ts').map(({ at, ...each }) => ({
    ...each,
    text: code.slice(at, at + 7),
  }))
  assert.deepEqual(found, [
    { name: 'default', module: 'x', text: 'import ' },
    { name: 'a', module: 'x', text: 'a as b,' },
    { name: 'default', module: 'x', text: 'default' },
  ])
})

test('imports become declarations in their lines', async () => {
  const source = `import main, { a as b,
  c } from 'x'
import * as all from 'y'; import './z'
await import('w')
console.log(main, b, c, all)`
  const { code } = await compile(source, 'a.ts')
  assert.deepEqual(withoutImports(code).split('\n').slice(0, 5), [
    'let main,b,c',
    '',
    'let all; ',
    "await $holdImport(import('w'))",
    'console.log(main, b, c, all)',
  ])
})

test('a program without its imports has no re-exports either', async () => {
  const source = `export { a,\n  b } from 'x'\nexport * from 'y'\nlet a = 1`
  const { code } = await compile(source, 'a.ts')
  assert.deepEqual(withoutImports(code).split('\n').slice(0, 4), [
    '',
    '',
    '',
    'let a = 1',
  ])
})

test('an import() of several lines keeps its lines', async () => {
  const { code } = await compile('await import(\n  name,\n)\na()', 'a.ts')
  assert.equal(code.split('\n')[3], 'a()')
})

interface Place {
  readonly line: number
  readonly column: number
}

const mistakes: [source: string, line: number, column: number, text: string][] =
  [
    ['const a = 1\nconst b = ;', 2, 11, 'Unexpected token'],
    [
      'const a = () => {\n  return <b onClick={a}>{1}</b>\n}',
      2,
      10,
      'JSX is not supported here',
    ],
    ['export const a = (\n  <>text</>\n)', 2, 3, 'JSX is not supported here'],
    [
      'const a = 1\nexport namespace N {\n  export const b = 1\n}\na(N.b)',
      2,
      1,
      'TypeScript namespace declaration is not supported here',
    ],
    [
      'namespace N {\n  export const b = 1\n}\nconst { b } = N',
      1,
      1,
      'TypeScript namespace declaration is not supported here',
    ],
    [
      '\n  ```ts\nlog(1)\n```',
      2,
      1,
      'Remove the lines with ```, which are Markdown',
    ],
  ]
for (const [source, line, column, text] of mistakes)
  test(`a mistake has its place: ${text}, ${line}:${column}`, async () => {
    await assert.rejects(
      compile(source, 'a.ts'),
      ({ loc, message }: SyntaxError & { loc: Place }) => {
        assert.deepEqual({ ...loc }, { line, column })
        assert.equal(message, text)
        return true
      },
    )
  })

for (const source of [
  'namespace Types { export type A = 1 }\nlet a: Types.A = 1',
  "namespace Types { export type A = 1 }\nlog('Types.A', `Types.A`) // Types.A",
  'const A = { b: 1 }\nnamespace A { export type B = 1 }\nlog(A.b)',
  'namespace A { export type B = 1 }\nfunction f(A) { log(A.b, x.A.b) }',
  'const text = `\nmodule a {\n`\ntext.a.b',
  'const a = <number>b < c, d = e<f>(g)',
])
  test(`what only looks like a mistake is valid: ${source}`, () =>
    assert.doesNotReject(compile(source, 'a.ts')))
