/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import { markdownRule } from './markdown'
import { tablesRule } from './tables'

const problemsIn = (text: string, locale: Locale = 'en') => {
  const page = parseSourcePage(locale, 'guides/new', text)
  return [...markdownRule(page), ...tablesRule(page)]
}

const callout = (type: string) => `write <Callout type="${type}" title="…">`
const emphasis = 'Markdown took it for no bold or italics'
const noTable = 'this is no table; give it a second row'
const noLink = 'this is no link; write [words](/section/page)'
const noList = 'this is no list'
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
  ['::: tip Danger\nWords.\n:::', 1, callout('tip')],
  ['::: tip\n\nWords.\n\n:::', 5, 'a callout ends with </Callout>'],
  ['1. First.\n\n   :::info Remember\n   Words.\n   :::', 3, callout('note')],
  [':::caution\nWords.\n:::', 1, callout('warning')],
  ['::: danger\nWords.\n:::', 1, callout('danger')],
  ['> [!NOTE]\n> Words.', 1, callout('note')],
  ['> [!tip] Title\n> Words.', 1, callout('tip')],
  ['> [!IMPORTANT]\n> Words.', 1, callout('warning')],
  ['- one\n\n  > [!WARNING]\n  > Words.', 3, callout('warning')],
  ['> [!CAUTION]\n> Words.', 1, callout('danger')],
  ['!!! note\n    Words.', 1, callout('note')],
  ['???+ warning "Title"\n    Words.', 1, callout('warning')],
  // Marks that stay.
  ['See [the page](/core-concepts/my page).', 1, noLink],
  ['See [the page][page].', 1, noLink],
  ['See [[the page]].', 1, noLink],
  ['See [the page] (/core-concepts/accounts).', 1, noLink],
  ['See (the page)[/core-concepts/accounts].', 1, noLink],
  ['[TOC]', 1, noLink],
  ['## Create [create-it]', 1, 'the id of a heading is written [#its-id]'],
  ['## Create [#Create It]', 1, 'the id of a heading is written [#its-id]'],
  ['The ==new== rule.', 1, 'this marks nothing here'],
  ['The ~~old rule.', 1, 'this marks nothing here'],
  ['One,\ntwo `three.', 2, 'code ends with as many ` as it begins with'],
  ['The 2^10^ ++new++ rule.', 1, 'this marks nothing here'],
  [
    '| `a|b` | c |\n| - | - |\n| d | e |',
    1,
    'a | in a cell, also in code, is written \\|',
  ],
  ['| a | b |\n| - | - |\n| `c | d`', 3, 'a | of it in a table is written \\|'],
  ['##Heading', 1, 'a heading is written ## Words'],
  ['##\u00A0Heading', 1, 'a heading is written ## Words'],
  ['####### Heading', 1, 'a heading is written ## Words'],
  ['Words.\n\n[#an-id]', 3, noLink],
  ['## Words [#a.b]', 1, 'the id of a heading is written [#its-id]'],
  ['➢ one\n➢ two', 1, 'write "- " before each item'],
  ['o\tone', 1, 'write "- " before each item'],
  ['-\u00A0one\n-\u00A0two', 1, noList],
  ['– one\n– two', 1, noList],
  ['-one\n-two', 1, noList],
  ['First:\n2. two\n3. three', 2, noList],
  ['(1) one\n(2) two', 1, noList],
  ['a. one\nb. two', 1, noList],
  ['| a |\n| - |\n| - one - two |', 3, noList],
  ['Name\tValue\na\t1', 1, 'a tab is a space here'],
  ['Term\n: Definition', 1, 'write - **Word**'],
  ['// to do', 1, 'a comment is written {/* … */}'],
  ['´´´sh\nls\n´´´', 1, 'code is written between `'],
  ['Use ´ls´ here.', 1, 'code is written between `'],
  ['‘‘‘sh\nls\n’’’', 1, 'code is written between `'],
  ["It is ''new''.", 1, 'write *…*'],
  ['＃＃ 标题', 1, 'these are wide characters'],
  ['［页面］（/core-concepts/accounts）', 1, 'these are wide characters'],
  ['Words【1†source】.', 1, 'a chat left this behind'],
  ['A &nbsp b', 1, 'write the character itself'],
  ['The $x^2$ value.', 1, 'the book has no formulas'],
  ['.. note:: Words.', 1, callout('note')],
  ['::tip\nWords.\n::', 1, callout('tip')],
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
  ['[x](/guides/a "Words")', 1, 'would be lost'],
  ['[x][a]\n\n[a]: /guides/a\n[a]: /guides/b', 4, 'shows nothing'],
  ['![x][a]\n\n[a]: /icon.svg', 1, 'a picture is written'],
  ['Words.[^1]\n\n[^1]: A note.', 1, noFootnotes],
  ['Words.[^1]', 1, noFootnotes],
  ['Words.^[A note.]', 1, noFootnotes],
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
  'A vector \\[1, 2], `a[0]`, C++ and 2^10.',
  'C++17/C++20 counts 2^10/2^20.',
  '**One**: two\n– three, in version\n2, four.',
  'It costs $5, $6 and &amp; more.',
])('%j is valid', (text) => {
  expect(problemsIn(text)).toEqual([])
})

test('what one message names is not named by another', () => {
  const text = ':::note[A **title]\n\nSee [**the page][page].'
  expect(problemsIn(text).map(({ line }) => line)).toEqual([1, 3])
})

test('a row with too many cells is reported once, without the halves of its marks', () => {
  expect(problemsIn('| a | b |\n| - | - |\n| `x || y` | z |')).toHaveLength(1)
})
