/** @jest-environment node */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem } from '@/lib/content/content-error'
import { fileOf } from '@/lib/content/files'
import { parseSourcePage } from '@/lib/content/source-page'
import { testFolder } from '@/lib/files/test-folder'
import { type Locale, site } from '@/site.config'
import { problemsOf, unknownLocales } from './check'

const head = `---
title: A page
description: What this page is about, in one sentence.
checked: 2026-11-21
---
`

const problemsIn = (
  text: string,
  locale: Locale = 'en',
  slug = 'core-concepts/new',
) => problemsOf(parseSourcePage(locale, slug, head + text)).map(formatProblem)

const file = 'content/en/core-concepts/new.mdx'

test('a good page has no problems, but hints at sections without questions', () => {
  expect(
    problemsIn(
      'Text, [accounts](/core-concepts/accounts#facts), [below](#one).\n\n## One\n\n```sh\nls\n```\n',
    ),
  ).toEqual([
    `${file}:8: hint: no questions lead the search to "one"; add some to content/en/core-concepts/new.questions.yaml`,
  ])
})

test('questions for a missing heading are reported', () => {
  const questions = 'content/de/core-concepts/pdas.questions.yaml'
  expect(problemsIn('Text.', 'de', 'core-concepts/pdas')).toContainEqual(
    expect.stringMatching(
      `^${questions}:\\d+: hint: "off-curve" is the id of no heading of content/de/core-concepts/pdas.mdx; `,
    ),
  )
})

test('a page has the words of its language’s term base', () => {
  expect(
    problemsIn('Text.\n\n- A recent\n  block hash, `block hash`\n'),
  ).toEqual([
    `${file}:9: hint: "block hash" is not the approved word; write "blockhash" (content/terms.json, "en")`,
  ])
})

test.each([
  [
    'a title in the article',
    '# Title',
    6,
    '"Title" is a heading of level 1; use ## or ###',
  ],
  ['a heading too deep', '#### Deep', 6, 'level 4; use ## or ###'],
  [
    'a duplicate id',
    '## One\n\n## Two [#one]',
    8,
    'the anchor "one" is on this page already',
  ],
  [
    'a duplicate alias',
    '## One [#a #b]\n\n## Two [#c #b]',
    8,
    'the anchor "b" is on this page already',
  ],
  [
    'a link to no page',
    '[x](/guides/nothing)',
    6,
    'links to a page that does not exist',
  ],
  [
    'a link to a page of another section',
    '[x](/guides/acounts#facts)',
    6,
    'does not exist; correct it (did you mean "/core-concepts/accounts"?), or write the page first',
  ],
  [
    'a link to a misspelled anchor',
    '[x](/core-concepts/accounts#fact)',
    6,
    'does not have; did you mean "facts"?',
  ],
  [
    'a link to no anchor',
    '[x](/core-concepts/accounts#nothing)',
    6,
    'links to an anchor that content/en/core-concepts/accounts.mdx does not have',
  ],
  [
    'a link to no anchor of its own',
    '[x](#nothing)',
    6,
    'links to an anchor that content/en/core-concepts/new.mdx does not have',
  ],
  [
    'a link with an ending',
    '[x](/core-concepts/accounts.html)',
    6,
    'has a file ending; write /core-concepts/accounts',
  ],
  [
    'a relative link',
    '[x](../accounts)',
    6,
    'is not a place in the book; write /section/page',
  ],
  [
    'a card to no page',
    '<Card href="/guides/nothing" title="x" />',
    6,
    'links to a page that does not exist',
  ],
  ['an image without alternative', '![](/a.png)', 6, 'has no text alternative'],
  [
    'a figure without alternative',
    '<Figure diagram="cpi" />',
    6,
    'has no text alternative; add alt=',
  ],
  [
    'a diagram without its words',
    '<Figure diagram="cpi" alt="x" words={{ transaction: "T" }} />',
    6,
    'lacks the word "userKey"',
  ],
  [
    'an unknown recipe',
    '<CodeGroup sample="core-concepts/nothing" />',
    6,
    'write samples/core-concepts/nothing.ts',
  ],
  [
    'an unknown file',
    '<CodeGroup>\n<Code file="nothing.ts" />\n</CodeGroup>',
    7,
    'names samples/nothing.ts, which does not exist',
  ],
  [
    'an unknown region',
    '<Code file="programs/counter/src/lib.rs" region="nothing" />',
    6,
    'names the region "nothing"',
  ],
  [
    'a group that stands twice',
    '<CodeGroup sample="home/send-first-transaction" />\n\n<CodeGroup sample="home/send-first-transaction" />',
    8,
    'is on this page already; link to its heading',
  ],
  [
    'a misspelled recipe',
    '<CodeGroup sample="core-concepts/accounts/read-acount" />',
    6,
    'which has no file; correct the name (did you mean "core-concepts/accounts/read-account"?)',
  ],
  [
    'a misspelled file',
    '<Output file="core-concepts/accounts/read-acount.ts" />',
    6,
    'which does not exist; correct the name (did you mean "core-concepts/accounts/read-account.ts"?)',
  ],
  [
    'a misspelled region',
    '<Code file="core-concepts/accounts/read-account.ts" region="previw" />',
    6,
    'does not have; did you mean "preview"?',
  ],
  [
    'a file that is no program',
    '<Code file="package.json" />',
    6,
    'which is not a program; name one that ends in .ts, .rs,',
  ],
  [
    'a group of nothing',
    '<CodeGroup />',
    6,
    '<CodeGroup> does not name a sample; add sample="section/page/recipe"',
  ],
  [
    'an output of nothing',
    '<Output />',
    6,
    '<Output> does not name a sample; add file="section/page/recipe.ts"',
  ],
  [
    'a misspelled property',
    '<CodeGroup sampel="home/send-first-transaction" />',
    6,
    '<CodeGroup> has no property "sampel"; did you mean "sample"?',
  ],
  [
    'an unknown property',
    '<Callout type="note" color="red">\n\nx\n\n</Callout>',
    6,
    '<Callout> has no property "color"; it is one of: type, title',
  ],
  [
    'a property of a component that has none',
    '<Cards wide>\n\n</Cards>',
    6,
    '<Cards> has no properties; remove "wide"',
  ],
  [
    'properties from an expression',
    '<Fact {...fact} />',
    6,
    '<Fact> has no property "{…}"; it is one of: id',
  ],
  [
    'a text in braces',
    "<Fact id={'transaction.maxSize.v1'} />",
    6,
    'the property "id" of <Fact> is not text; write id="…", without braces',
  ],
  [
    'program code',
    '```ts\nlet a\n```',
    6,
    'the fence contains program code (ts); move it to samples/',
  ],
  [
    'a long fence',
    '```sh\n1\n2\n3\n4\n5\n6\n```',
    6,
    'the fence has 6 lines, but only 5 are allowed',
  ],
  ['a fence without language', '```\nls\n```', 6, 'the fence has no language'],
  [
    'a fence in a language without a grammar',
    '```go\nls\n```',
    6,
    'the fence is in "go", which is not highlighted here',
  ],
  ['a link in a heading', '## [x](#x)', 6, 'this heading contains a link'],
  [
    'a diagram that stands twice',
    '<Figure diagram="cpi" alt="x" />\n\n<Figure diagram="cpi" alt="x" />',
    8,
    'is on this page already; link to its heading',
  ],
  [
    'a column without a name',
    '| | b |\n| - | - |\n| c | d |',
    6,
    'a column of this table has no name',
  ],
  [
    'an unknown fact',
    '<Fact id="nothing" />',
    6,
    'which content/facts.json does not have',
  ],
  [
    'a misspelled fact',
    '<Fact id="transaction.maxsize.v1" />',
    6,
    'correct the id (did you mean "transaction.maxSize.v1"?), or add it there',
  ],
  [
    'a fact without a name',
    '<Fact id="" />',
    6,
    '<Fact> does not name a fact; add',
  ],
  [
    'an unknown component',
    '<Video />',
    6,
    '<Video> is not a component of this book; correct the name (it is one of: Callout,',
  ],
  [
    'a misspelled component',
    '<Calout type="note">\n\nx\n\n</Calout>',
    6,
    '<Calout> is not a component of this book; correct the name (did you mean "Callout"?), or write Markdown',
  ],
  ['HTML', 'One<br/>two', 6, '<br> is HTML, which pages do not have; write'],
  [
    'an anchor in HTML',
    '## One <a id="one"></a>',
    6,
    'the id of a heading is written [#its-id], at the end of its line',
  ],
  [
    'an id of a heading as in Docusaurus',
    '## One {/*one*/}',
    6,
    'the id of a heading is written [#its-id], at the end of its line',
  ],
  ['a heading without words', '##\n\nWords.', 6, 'this heading has no words'],
  ['a heading of a sign', '## 🚀\n\nWords.', 6, 'this heading has no words'],
  [
    'a picture as a heading',
    '## ![x](/icon.svg)\n\nWords.',
    6,
    'a link or a picture',
  ],
  ['a page without a text', '', 1, 'nothing is written here'],
  ['a page of a comment', '{/* later */}', 1, 'nothing is written here'],
  ['a section without a text', '## A\n\n## B\n\nx', 6, 'nothing is written'],
  ['a last section without a text', 'x\n\n## A', 8, 'nothing is written here'],
  ['a text with a line below', 'Words.\n---\nWords.', 6, 'makes it a heading'],
  ['a second front matter', 'x\n\n---\ntitle: x\n---', 9, 'makes it a heading'],
  [
    'a text in a component that has none',
    '<Fact id="version.kit">lost</Fact>',
    6,
    '<Fact> shows no text of its own',
  ],
  [
    'a text in a code group',
    '<CodeGroup sample="core-concepts/accounts/read-account">\n\nlost\n\n</CodeGroup>',
    6,
    'a <CodeGroup> shows nothing but its programs',
  ],
  [
    'a file outside of a group',
    '<Code file="core-concepts/accounts/read-account.ts" />',
    6,
    '<Code> shows nothing outside of <CodeGroup>',
  ],
  ['an empty component', '<Callout type="tip" />', 6, '<Callout> is empty'],
  [
    'a card without a title',
    '<Cards>\n\n<Card href="/core-concepts/accounts">\n\nx\n\n</Card>\n\n</Cards>',
    8,
    '<Card> needs title="…"',
  ],
  [
    'a property that stands twice',
    '<Callout type="tip" type="note">\n\nx\n\n</Callout>',
    6,
    '<Callout> has "type" twice',
  ],
  [
    'a block in a sentence',
    'One <Callout type="tip">two</Callout> three.',
    6,
    '<Callout> is a block inside of a sentence',
  ],
  [
    'a link to the book with www',
    `[x](${site.origin.replace('://', '://www.')})`,
    6,
    'is a place in this book',
  ],
  ['a link of spaces', '[ ](/core-concepts/accounts)', 6, 'has no words'],
  [
    'an address without a host',
    '[x](https://)',
    6,
    'is not a place in the book',
  ],
  ['a server of one’s own', '[x](https://localhost:3000)', 6, 'is not a place'],
  ['a second #', '[x](/core-concepts/accounts##facts)', 6, 'an anchor'],
  ['a page by its file', '[x](/integrations/index)', 6, 'does not exist'],
  [
    'an address that ends nowhere',
    '见 https://example.org，然后。',
    6,
    'took in the text behind it',
  ],
  [
    'a link to a page that has moved',
    '[x](/SPL/intro)',
    6,
    'is the old address of a page; write /references/token',
  ],
  [
    'words of a fence that nobody sees',
    '```sh title="x"\nls\n```',
    6,
    'nobody sees what is behind the language',
  ],
  ['a prompt', '```sh\n$ ls\n```', 6, 'readers would copy the $'],
  [
    'a link without words',
    '[](/core-concepts/accounts)',
    6,
    'has no words, so nobody sees it; write [words](/core-concepts/accounts)',
  ],
  [
    'a fence without an end',
    'One.\n\n```sh\nls\n\nTwo.',
    8,
    'the fence has no end',
  ],
  [
    'a fence that ends only where the next one does',
    '```sh\nls\n\nTwo.\n\n```sh\nls\n```',
    6,
    'the fence has no end',
  ],
  [
    'a fence with the end of a shorter one',
    '````sh\nls\n```',
    6,
    'the fence has no end',
  ],
  ['a link that is not encrypted', '[x](http://x.org)', 6, 'write https://'],
  [
    'a link to the book with its origin',
    `[x](${site.origin}/core-concepts/accounts.html)`,
    6,
    'is a place in this book; write /section/page',
  ],
  [
    'a comment in a sentence',
    'One {/* two */} three.',
    6,
    'a comment {/* … */}, on a line of its own',
  ],
  ['an import', 'import a from "b"', 6, 'pages have no imports'],
  ['an expression in the text', 'a {b} c', 6, 'pages have no imports'],
  [
    'an expression in a component',
    '<Cards>\n\n{1 + 1}\n\n</Cards>',
    8,
    'pages have no imports',
  ],
  [
    'an image that is not there',
    '![x](/nothing.svg)',
    6,
    'put it into public/',
  ],
  [
    'an image outside of public/',
    '![x](/../package.json)',
    6,
    'rename it, with lower-case letters',
  ],
  ['an image of elsewhere', '![x](https://x.org/a.svg)', 6, 'public/'],
  ['a heading in a quote', '> ## Quoted', 6, 'this heading is inside a list'],
  [
    'a callout of an unknown type',
    '<Callout type="info">\n\nx\n\n</Callout>',
    6,
    'has no known type; write type="note"',
  ],
  [
    'a callout of a type of another tool',
    '<Callout type="important">\n\nx\n\n</Callout>',
    6,
    'has no known type; write type="warning", or one of: note, tip, warning, danger',
  ],
])('%s is named with line and cure', (_, text, line, message) => {
  const problems = problemsIn(text)
  expect(problems).toContainEqual(expect.stringContaining(message))
  expect(problems.find((problem) => problem.includes(message))).toMatch(
    `${file}:${line}: `,
  )
})

test('a comment on a line of its own is ignored', () => {
  const text = '{/* to do: a picture */}\n\nWords.\n'
  expect(problemsIn(text)).toEqual([])
  expect(problemsIn(text, 'de', 'core-concepts/accounts').join()).not.toMatch(
    'mdxFlowExpression',
  )
})

test('what a misspelled component lacks is not reported: its author has written it', () => {
  expect(
    problemsIn(
      '<Callout typ="note">\n\nx\n\n</Callout>\n\n<Output fiel="a.ts" />\n\n<Card herf="/guides" title="x" />\n',
    ),
  ).toEqual([
    `${file}:6: <Callout> has no property "typ"; did you mean "type"?`,
    `${file}:12: <Output> has no property "fiel"; did you mean "file"?`,
    `${file}:14: <Card> has no property "herf"; did you mean "href"?`,
  ])
})

test('problems are in the order of the page', () => {
  const lines = problemsIn(
    '<Video />\n\n```\nls\n```\n\n[x](/guides/nothing)\n\n# Title\n\nWords.\n',
  ).map((problem) => Number(problem.split(':')[1]))
  expect(lines).toEqual([6, 8, 12, 14])
})

test('front matter is checked, and English says when its facts were checked', () => {
  const page = parseSourcePage(
    'en',
    'core-concepts/new',
    `${head.replace('checked: 2026-11-21\n', '')}Words.`,
  )
  expect(problemsOf(page).map(formatProblem)).toEqual([
    `${file}:1: \`checked\` is missing; add the day on which the facts were checked, \`checked: 2026-11-21\``,
  ])
})

test('a translation carries English’s anchors in English’s order', () => {
  const problems = problemsIn('## Anders\n', 'de', 'core-concepts/accounts')
  expect(problems).toContainEqual(
    expect.stringMatching(
      /content\/de\/core-concepts\/accounts.mdx:6: "Anders" is where English has ".*"; end it with \[#facts/,
    ),
  )
  expect(problems).toContainEqual(
    expect.stringMatching(/the section ".*" \[#.*\] is missing; translate it/),
  )
})

test('a heading that English has renamed needs its old id', () => {
  const problems = problemsIn(
    '## Fakten [#old-facts]\n\n## Das Modell\n',
    'de',
    'core-concepts/accounts',
  )
  expect(problems).toContainEqual(
    expect.stringContaining(
      "if English's heading has a new name, give it its old id, [#old-facts], so that links to it keep working; otherwise end it with [#facts]",
    ),
  )
})

test('a translation names the English version it was made from', () => {
  expect(problemsIn('Text', 'de', 'core-concepts/accounts')).toContainEqual(
    expect.stringContaining(
      '`source` is missing; when the translation says what English says today, run `npm run i18n -- --translated de core-concepts/accounts`',
    ),
  )
})

test.each([
  [
    'a page that English lacks',
    'core-concepts/new',
    head,
    'translates a page that English does not have; remove it',
  ],
  [
    'a heading that English lacks',
    'core-concepts/accounts',
    `${readFileSync(fileOf('en', 'core-concepts/accounts'), 'utf8')}\n## Mehr\n`,
    '"Mehr" has no counterpart in English; remove it',
  ],
])('a translation with %s', (_, slug, source, message) => {
  const problems = problemsOf(parseSourcePage('de', slug, source))
  expect(problems.map(formatProblem)).toContainEqual(
    expect.stringContaining(message),
  )
})

test('English names no version that it was made from', () => {
  const source = head.replace('title', 'source: 00000000000a\ntitle')
  expect(
    problemsOf(parseSourcePage('en', 'core-concepts/new', source)).map(
      formatProblem,
    ),
  ).toContainEqual(expect.stringContaining('remove it from English'))
})

test('a folder of a language that the configuration does not know', () => {
  const folder = testFolder()
  mkdirSync(join(folder, 'en'))
  mkdirSync(join(folder, 'xx'))
  expect(unknownLocales(folder).map(formatProblem)).toEqual([
    expect.stringMatching(
      /xx:1: the configuration knows no language "xx"; add it to locales in site.config.ts/,
    ),
  ])
})
