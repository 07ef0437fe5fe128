/** @jest-environment node */
import { highlightLines } from './highlight.mjs'

test('gives tokens elements and no styles, one string a line', async () => {
  const lines = await highlightLines("const a = 'x' // why\n\nrun(a)", 'ts')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('<b>const</b>')
  expect(lines[0]).toContain('<small> // why</small>')
  expect(lines.join('')).not.toContain('style')
})

test.each([
  [
    'ts',
    'const n: Foo = f(1n, MAX, x.y)',
    ['bdi: Foo', 'u: f', 'var: 1n', 'var: MAX'],
  ],
  [
    'rust',
    'let n: u64 = Foo::new(1);',
    ['bdi: u64', 'bdi: Foo', 'u: new', 'var: 1'],
  ],
  [
    'python',
    'n: int = f(None, "a")',
    ['bdi: int', 'u: f', 'var: None', 'em: "a"'],
  ],
  ['json', '{ "a": true }', ['var: true']],
])(
  'distinguishes the kinds of tokens of %s, but not names',
  async (grammar, code, kinds) => {
    const [line = ''] = await highlightLines(code, grammar)
    const found = [...line.matchAll(/<(b|bdi|em|small|u|var)>(.*?)<\//g)]
    expect(
      found
        .map(([, name, text]) => `${name}: ${text?.trim()}`)
        .filter((each) => !each.startsWith('b: ')),
    ).toEqual(kinds)
  },
)

test('keeps the text as it is', async () => {
  const code = 'fn main() -> Result<(), Error> { msg!("a & b"); }'
  const [line = ''] = await highlightLines(code, 'rust')
  const element = line
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
  expect(element).toBe(code)
})
