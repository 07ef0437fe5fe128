/** @jest-environment node */

import { formatProblem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { loadSourcePage, parseSourcePage } from '@/lib/site/content/source-page'
import { sentencesOf, wordsIn } from '@/lib/site/rules/sentences'
import { textsOfPage } from '@/lib/site/rules/texts'
import { defaultLocale } from '@/site.config'
import { allowedValues } from './allowed-values'
import { englishRules } from './english-rules'
import { addressesIn, numbersIn } from './typed-values'

const head = `---
title: A page
description: What this page is about, in one sentence.
checked: 2026-11-21
---
`
const problemsIn = (text: string, locale: 'en' | 'de' = 'en') => {
  const page = parseSourcePage(locale, 'guides/new', head + text)
  return englishRules.flatMap((rule) => rule(page)).map(formatProblem)
}
const file = 'content/en/guides/new.mdx'
const words = (count: number) =>
  `${Array.from({ length: count }, () => 'word').join(' ')}.`

test.each([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['Anchor 1.2 is out. It is new.', ['Anchor 1.2 is out.', 'It is new.']],
  [
    'Use a tool, e.g. Anchor. Then go.',
    ['Use a tool, e.g. Anchor.', 'Then go.'],
  ],
  ['“Done.” (Really.) Next', ['“Done.”', '(Really.)', 'Next']],
  ['Do this: look.', ['Do this: look.']],
  ['', []],
])('the sentences of "%s"', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('code and facts are one word each, marks are none', () => {
  const [text] = textsOfPage(
    parseSourcePage(
      'en',
      'guides/new',
      'Call `rpc.getBalance(a, b)` – with <Fact id="account.fields" /> fields.',
    ),
  )
  expect(wordsIn(text?.text ?? '')).toBe(5)
})

test('a sentence of more than 30 words is named with its line and length', () => {
  expect(problemsIn(`Short.\n\nText. ${words(31)}`)).toEqual([
    `${file}:8: the sentence "word word word word word word word word …" has 31 words; at most 30 translate well: make two sentences of it`,
  ])
  expect(problemsIn(words(30))).toEqual([])
})

test('long sentences on a whole page are named, however short each is', () => {
  const text = Array.from({ length: 20 }, () => words(25)).join('\n\n')
  expect(problemsIn(text)).toEqual([
    expect.stringContaining('24.2 words on average; bring that down to 20'),
  ])
})

test('a choppy page is told with its short sentences', () => {
  const short = Array.from({ length: 10 }, () => 'This is short.').join('\n\n')
  const long = Array.from({ length: 20 }, () => words(16)).join('\n\n')
  expect(problemsIn(`${short}\n\n${long}`)).toEqual([
    expect.stringMatching(
      /^content\/en\/guides\/new\.mdx:6: the sentences have 11\.7 words on average \(at least 13\), and 33 % have 7 or fewer .* 6: This is short\./,
    ),
  ])
  expect(problemsIn(long)).toEqual([])
})

test('a program that comes after more than 400 words is named', () => {
  const program = '<CodeGroup sample="home/send-first-transaction" />'
  const text = (paragraphs: number) =>
    [...Array.from({ length: paragraphs }, () => words(20)), program].join(
      '\n\n',
    )
  expect(problemsIn(text(20))).toEqual([
    expect.stringContaining(`${file}:46: the first program comes after 4`),
  ])
  expect(problemsIn(text(19))).toEqual([])
})

test('bold labels, headings and sources are no sentences of a page', () => {
  const labels = Array.from({ length: 10 }, () => `- **Commit.** ${words(14)}`)
  const long = Array.from({ length: 20 }, () => words(16))
  const sources = `<Sources>\n\n${'- A book.\n'.repeat(30)}\n</Sources>`
  const text = ['## A heading', ...long, labels.join('\n'), sources]
  expect(problemsIn(text.join('\n\n'))).toEqual([])
})

test.each([
  ['The newest release is good.', 'newest release'],
  ['The crate is deprecated.', 'deprecated'],
  ['It ended on 13 January 2025.', '13 January 2025'],
  ['It [ended in May 2026](https://www.npmjs.com/package/a).', 'May 2026'],
  ['| When |\n| --- |\n| May 2026 |', 'May 2026'],
])('"%s" needs a source', (text, found) => {
  expect(problemsIn(text)).toEqual([
    expect.stringContaining(
      `"${found}" is a fact about the world without a source next to it`,
    ),
  ])
})

test.each([
  'It [ended in May 2026](https://example.org/news).',
  'Since <Fact id="transaction.v1.firstEpoch" />, in September 2026, it works.',
  'The newest transaction comes first, and the account still exists.',
])('"%s" needs none', (text) => {
  expect(problemsIn(text)).toEqual([])
})

test.each([
  ['10,240 bytes of it', '10,240 bytes', 'account.growthPerInstruction'],
  ['It has 16 seeds.', '16 seeds', 'pda.maxSeeds'],
  ['Kit 8.4.0 is out', '8.4.0', 'version.kit'],
  ['costs 946 today', '946', 'cpi.invokeCost'],
])('"%s" is a fact that was typed', (text, found, id) => {
  const [value] = numbersIn(text)
  expect(value?.text).toBe(found)
  expect(value?.facts).toContain(id)
})

test.each([
  'November 2026, SIMD-0437, CVE-2026-45137',
  'Token-2022, Ed25519, secp256k1, u64 and 0x1770',
  'error 2006, codes from 6000, port 8899, status 429',
  '3 accounts, 20 lines, Agave 4.4',
])('"%s" has no amount', (text) => {
  expect(numbersIn(text)).toEqual([])
})

test('addresses and endpoints are found in prose and in code', () => {
  const stake = 'Stake11111111111111111111111111111111111111'
  expect(problemsIn(`The program \`${stake}\` and ${stake}.`)).toEqual([
    expect.stringContaining(
      `${file}:6: "${stake}" is typed into the text; if it means the same, write <Fact id="program.stake" />`,
    ),
    expect.stringContaining(`${file}:6: "${stake}"`),
  ])
  expect(addressesIn('createKeyPairSignerFromPrivateKeyBytes')).toEqual([])
  expect(addressesIn('at https://api.devnet.solana.com')).toEqual([
    { text: 'https://api.devnet.solana.com', facts: ['endpoint.devnet'] },
  ])
})

test('outputs and attributes keep their numbers, translations have English’s facts', () => {
  expect(problemsIn('```text\n10240 bytes\n```')).toEqual([])
  expect(problemsIn('10.240 Bytes, 999 Accounts', 'de')).toEqual([])
})

test('every allowed value still stands on its page', () => {
  const stale = allowedValues.flatMap(({ page, values }) => {
    const texts = slugsOf(defaultLocale).includes(page)
      ? textsOfPage(loadSourcePage(defaultLocale, page))
      : []
    const typed = texts.flatMap(({ text }) => numbersIn(text))
    return values
      .filter((value) => !typed.some(({ text }) => text === value))
      .map((value) => `${page}: ${value}`)
  })
  expect(stale).toEqual([])
})
