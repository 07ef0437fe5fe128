/** @jest-environment node */
import { compile } from './compile'

const named = async (source: string) => {
  const { code, imports } = await compile(source, 'guides/pages/a.ts')
  return imports.map(([from, to, name]) => [code.slice(from, to), name])
}

it('takes the types out and leaves every line where it is', async () => {
  const source = `interface A {\n  b: number\n}\nconst a: A = { b: 1 }\nconsole.log(a as unknown)`
  const lines = (await compile(source, 'a.ts')).code.split('\n')
  expect(lines[3]).toMatch(/^const a *= \{ b: 1 \}$/)
  expect(lines[4]).toMatch(/^console\.log\(a *\)$/)
})

it.each([
  [`import { a } from '@solana/kit'\na()`, [['@solana/kit', '@solana/kit']]],
  [`import { type A, b } from 'x'\nb()`, [['x', 'x']]],
  [`import type { A } from 'x'\nlet a: A`, []],
  [`import './b'`, [['./b', 'guides/pages/b.ts']]],
  [`await import('../../home/b')`, [['../../home/b', 'home/b.ts']]],
  [`// import 'x'\nconst text = "import 'y'"`, []],
  [
    `const a = import.meta.url\nawait import('./b')`,
    [['./b', 'guides/pages/b.ts']],
  ],
])('finds the imports of %j', async (source, imports) =>
  expect(await named(source)).toEqual(imports),
)

it('notes that an import is on its way', async () => {
  const { code } = await compile(
    `const a = import.meta.url, b = await import('./b'), c = import(a)`,
    'guides/a.ts',
  )
  expect(code.split('\n')[0]).toBe(
    `const a = ({ url: "file:///samples/guides/a.ts" }).url, b = await $holdImport(import('./b')), c = $holdImport(import(a))`,
  )
})

it('says the place of a mistake', async () => {
  await expect(compile('const a = 1\nconst b = ;', 'a.ts')).rejects.toEqual(
    expect.objectContaining({
      loc: expect.objectContaining({ line: 2, column: 11 }),
      message: 'Unexpected token',
    }),
  )
})
