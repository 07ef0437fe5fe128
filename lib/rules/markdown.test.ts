/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import { markdownRule } from './markdown'
import { tablesRule } from './tables'

const problemsIn = (text: string, locale: Locale = 'en') => {
  const page = parseSourcePage(locale, 'guides/new', text)
  return [...markdownRule(page), ...tablesRule(page)]
}

const callout = 'write <Callout type="tip" title="…">'
const emphasis = 'Markdown took it for no bold or italics'
const noTable = 'this is no table; give it a second row'
const noLink = 'this is no link; write [words](/section/page)'
const noFootnotes = 'the book has no footnotes'

test.each([
  // What a table drops or swallows.
  ['| a | b |\n| - | - |\n| `x || y` | z |', 3, 'this row has 4 cells'],
  [
    '| a |\n| - |\n| `x | y` |',
    3,
    'a | in a cell, also in code, is written \\|',
  ],
  ['| a | b |\n| - | - |\n| c | d |\nWords.', 4, 'begins after a blank line'],
  ['| a | b |\n| - |\n| c | d |', 1, noTable],
  ['| a | b |\n| c | d |', 1, noTable],
  // Boxes of VuePress, Docusaurus, GitHub and MkDocs.
  ['::: tip Note\nWords.\n:::', 1, callout],
  ['1. First.\n\n   :::info Remember\n   Words.\n   :::', 3, callout],
  ['> [!NOTE]\n> Words.', 1, callout],
  ['!!! note\n    Words.', 1, callout],
  // Marks that stay.
  ['See [the page](/core-concepts/my page).', 1, noLink],
  ['See [the page][page].', 1, noLink],
  ['See [[the page]].', 1, noLink],
  ['The ==new== rule.', 1, 'this marks nothing here'],
  ['The ~~old rule.', 1, 'this marks nothing here'],
  ['One,\ntwo `three.', 2, 'code ends with as many ` as it begins with'],
  ['##Heading', 1, 'write a space after the #'],
  ['• one\n• two', 1, 'write "- " before each item'],
  ['$$a + b$$', 1, 'the book has no formulas'],
  ['Ready :rocket:', 1, 'write the sign itself'],
  ['c’est *l’*adresse', 1, emphasis],
  ['**账户？**程序', 1, emphasis],
  ['`getSlot`**은(는)**값', 1, emphasis],
  ['ดู __ตรงนี้__นะ', 1, emphasis],
  ['A *word', 1, emphasis],
  [
    '<Callout type="tip" title="A **word**">\n\nWords.\n\n</Callout>',
    1,
    emphasis,
  ],
  // Markdown that the book does not allow.
  ['Words.[^1]\n\n[^1]: A note.', 1, noFootnotes],
  ['Words.[^1]', 1, noFootnotes],
  ['- [ ] to do', 1, 'the book has no boxes to tick'],
  ['[Note]: important', 1, 'takes this line for the address of a link'],
  // Code by indent.
  [
    'Install:\n\n    npm install\n    npm start',
    3,
    'MDX has no code by indent',
  ],
  ['Install:\n\n\tnpm install', 3, 'MDX has no code by indent'],
  ['- Install:\n\n      npm install', 3, 'MDX has no code by indent'],
  ['> Install:\n>\n>     npm install', 3, 'MDX has no code by indent'],
])('%j is refused with its cure', (text, line, message) => {
  expect(problemsIn(text)).toContainEqual(
    expect.objectContaining({
      line,
      message: expect.stringContaining(message),
    }),
  )
})

test.each([
  'A \\*star\\*, 2 * 3, `**kwargs`, snake_case and 10:30:20.',
  '**bold**, *italics*, **`code`** and ~~old~~',
  '| a | b |\n| - | - |\n| `x \\|\\| y` | z |',
  '- one\n\n  more\n    - two\n\n      more',
  '1. one\n\n   more',
  '<Cards>\n    <Card href="/guides/a" title="A">\n    Words.\n    </Card>\n</Cards>',
  '## Read [#read #_1-read]',
  'See [the page][page].\n\n[page]: /guides/new',
  'See https://example.org/_next/a_b.',
])('%j is valid', (text) => {
  expect(problemsIn(text)).toEqual([])
})

test('a row with too many cells is reported once, without the halves of its marks', () => {
  expect(problemsIn('| a | b |\n| - | - |\n| `x || y` | z |')).toHaveLength(1)
})
