/** @jest-environment node */
import { parseSourcePage } from './source-page'

test.each([
  ['a tag that is left open', 'Text.\n\n<Callout type="tip">\n\nText.\n', 3],
  ['a brace of the text', 'Text.\n\nIn {braces\n', 3],
  ['a sign that begins no tag', 'Text.\n\nLess than <5 kB\n', 3],
])('%s is found in its line, with the cure', (_, source, line) => {
  const parse = () => parseSourcePage('en', 'guides/new', source)
  expect(parse).toThrow('is not valid MDX')
  expect(parse).toThrow('fix the tag or brace there')
  const where = new RegExp(`^content/en/guides/new\\.mdx:${line}: `)
  expect(parse).toThrow(where)
})
