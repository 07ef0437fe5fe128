import { essentialLines, foldRest } from './fold'

const visible = (html: string) =>
  html.replace(/<span class="rest">[\s\S]*?<\/span>/g, '')
const bare = (html: string) => html.replace(/<[^>]+>/g, '')

test.each([
  [[true, false, true], 'a\nc'],
  [[false, false, true], 'c'],
  [[false, true, false], 'b\n'],
])('%j leaves %j', (essential, expected) => {
  const html = foldRest(['a', 'b', 'c'], essential)
  expect(visible(html)).toBe(expected)
  expect(bare(html)).toBe('a\nb\nc')
  expect(essentialLines(['a', 'b', 'c'], essential)).toBe(expected.trimEnd())
})

const program = [
  '<b>fn</b> main() {',
  '<b>    let</b> a = <b>if</b> b {',
  '        1',
  '',
  '<b>    };</b>',
  '}',
]

test.each([
  [
    'the indent that all essential lines share is folded, the rest stays',
    [false, true, true, true, true, false],
    'let a = if b {\n    1\n\n};\n',
  ],
  [
    'a line without an indent keeps that of the others',
    [true, true, false, false, false, false],
    'fn main() {\n    let a = if b {\n',
  ],
])('%s', (_, essential, expected) => {
  const html = foldRest(program, essential)
  expect(bare(visible(html))).toBe(expected)
  expect(bare(html)).toBe(program.map(bare).join('\n'))
  expect(bare(essentialLines(program, essential))).toBe(expected.trimEnd())
})
