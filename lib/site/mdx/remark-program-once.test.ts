import { parseMdx } from '@/lib/site/content/parse'
import { elementsOf } from '@/lib/site/rules/elements'
import remarkProgramOnce from './remark-program-once.mjs'

/** For each `Code` of a page in order: true when it is marked. */
function repeats(source: string): boolean[] {
  const tree = parseMdx(source)
  remarkProgramOnce()(tree)
  return elementsOf(tree, 'Code').map(({ attributes }) =>
    attributes.some(
      (attribute) => 'name' in attribute && attribute.name === 'again',
    ),
  )
}

test.each([
  [
    'a program of another file stands in full',
    '<CodeGroup>\n  <Code file="a.rs" region="x" />\n  <Code file="b.rs" region="x" />\n</CodeGroup>',
    [false, false],
  ],
  [
    'a second tab with the same program is an excerpt',
    '<CodeGroup>\n  <Code file="a.rs" region="x" />\n  <Code file="a.rs" region="y" />\n</CodeGroup>',
    [false, true],
  ],
  [
    'so is a later group',
    '<CodeGroup>\n  <Code file="a.rs" region="x" />\n</CodeGroup>\n\n<CodeGroup>\n  <Code file="a.rs" region="y" />\n</CodeGroup>',
    [false, true],
  ],
  [
    'a recipe counts for each of its languages',
    '<CodeGroup sample="s/a" />\n\n<CodeGroup>\n  <Code file="s/a.v1.ts" region="x" />\n  <Code file="s/a-b.ts" region="x" />\n</CodeGroup>',
    [true, false],
  ],
])('%s', (_, source, expected) => {
  expect(repeats(source)).toEqual(expected)
})
