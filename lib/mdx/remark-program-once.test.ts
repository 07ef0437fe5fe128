import { parseMdx } from '@/lib/content/parse'
import { elementsOf } from '@/lib/rules/elements'
import remarkProgramOnce from './remark-program-once.mjs'

/** For each `CodeGroup` and `Code` of a page: the attributes that it was given. */
function marks(source: string): string[] {
  const tree = parseMdx(source)
  remarkProgramOnce()(tree)
  return elementsOf(tree, 'CodeGroup', 'Code').map(({ attributes }) =>
    attributes
      .flatMap((each) => ('name' in each ? each.name : []))
      .filter((name) => name === 'again' || name === 'repeated')
      .join(' '),
  )
}

test.each([
  [
    'a program of another file stands in full',
    '<CodeGroup>\n  <Code file="a.rs" region="x" />\n  <Code file="b.rs" region="x" />\n</CodeGroup>',
    ['', '', ''],
  ],
  [
    'a second tab with the same program is an excerpt',
    '<CodeGroup>\n  <Code file="a.rs" region="x" />\n  <Code file="a.rs" region="y" />\n</CodeGroup>',
    ['', 'repeated', 'again'],
  ],
  [
    'a program is marked once, however often it is repeated',
    '<CodeGroup>\n  <Code file="a.rs" />\n  <Code file="a.rs" region="y" />\n  <Code file="a.rs" region="z" />\n</CodeGroup>',
    ['', 'repeated', 'again', 'again'],
  ],
  [
    'so is a later group',
    '<CodeGroup>\n  <Code file="a.rs" region="x" />\n</CodeGroup>\n\n<CodeGroup>\n  <Code file="a.rs" region="y" />\n</CodeGroup>',
    ['', 'repeated', '', 'again'],
  ],
  [
    'a recipe counts for each of its languages',
    '<CodeGroup sample="s/a" />\n\n<CodeGroup>\n  <Code file="s/a.v1.ts" region="x" />\n  <Code file="s/a-b.ts" region="x" />\n</CodeGroup>',
    ['repeated', '', 'again', ''],
  ],
])('%s', (_, source, expected) => {
  expect(marks(source)).toEqual(expected)
})
