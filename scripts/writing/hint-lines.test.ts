import { hintLines } from './hint-lines'

const hints = [
  'content/en/a.mdx',
  'content\\de\\b.mdx',
  'messages/de.json',
].map((file) => ({ file, line: 3, message: 'a long word', hint: true }))
const lines = hints.map(({ file }) => `${file}:3: hint: a long word`)
const others = (count: number) =>
  `content: hint: ${count} more for files that you have not changed; npm run check:content -- --all shows them`

test.each([
  ['of changed files alone', ['content/de/b.mdx'], [lines[1], others(2)]],
  ['counted, where none is for a changed file', ['a.ts'], [others(3)]],
  [
    'without a count, where all are for changed files',
    ['content/en/a.mdx', 'content/de/b.mdx', 'messages/de.json'],
    lines,
  ],
  ['all shown, where nobody knows what has changed', undefined, lines],
])('hints are %s', (_, changed, shown) => {
  expect(hintLines(hints, changed)).toEqual(shown)
})
