/** @jest-environment node */
import { parseSourcePage } from './source-page'

test.each([
  ['a brace of the text', 'Text.\n\nIn {braces\n', 3],
  ['a sign that begins no tag', 'Text.\n\nLess than <5 kB\n', 3],
])('%s is found in its line, with the cure', (_, source, line) => {
  const parse = () => parseSourcePage('en', 'guides/new', source)
  expect(parse).toThrow('is not valid MDX')
  expect(parse).toThrow('fix the tag or brace there')
  const where = new RegExp(`^content/en/guides/new\\.mdx:${line}: `)
  expect(parse).toThrow(where)
})

test.each([
  [
    '<!-- to do: a picture -->',
    'a comment is written {/* … */}, on a line of its own',
  ],
  ['## Create {#create-it}', 'the id of a heading is written [#its-id]'],
  ['## Create {: #create-it}', 'the id of a heading is written [#its-id]'],
  ['{% hint style="info" %}', 'pages have no tags of templates'],
  ['{{< youtube abc >}}', 'pages have no tags of templates'],
  ['One line<br>another', 'pages have no HTML: write Markdown'],
  ['<img src="/a.png">', 'pages have no HTML: write Markdown'],
  ['<details><summary>More</summary>', 'pages have no HTML: write Markdown'],
  ['<Callout type="tip">', 'close it on a line of its own'],
  ['</Callout>', 'nothing is open that this could close: remove it'],
  ['<Callout type=“tip”>', 'a property is written with straight marks'],
  ['export the key first.', 'begin it with another word'],
  ['The type Vec<u8> is', 'a type such as Vec<u8> as code'],
  [
    'See <https://example.org>.',
    'a link is written [words](https://example.org)',
  ],
  [
    'Write to <me@example.org>.',
    'a link is written [words](https://example.org)',
  ],
])(
  '"%s", of another tool, is refused with the form that this book uses',
  (text, cure) => {
    const parse = () =>
      parseSourcePage('en', 'guides/new', `Text.\n\n${text}\n`)
    expect(parse).toThrow(
      /^content\/en\/guides\/new\.mdx:3: is not valid MDX: /,
    )
    expect(parse).toThrow(cure)
    expect(parse).not.toThrow('note: ')
  },
)
