/** @jest-environment node */

import { formatProblem } from '@/lib/content/content-error'
import { parseSourcePage } from '@/lib/content/source-page'
import { englishRules } from './english-rules'
import { sentencesOf } from './sentences'
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

test.each([
  ['The newest release is good.', 'newest release'],
  ['The crate is deprecated.', 'deprecated'],
  ['It ended on 13 January 2025.', '13 January 2025'],
  ['It [ended in May 2026](https://www.npmjs.com/package/a).', 'May 2026'],
  ['| When |\n| --- |\n| May 2026 |', 'May 2026'],
])('"%s" needs a source', (text, found) => {
  expect(problemsIn(text)).toEqual([
    expect.stringContaining(
      `hint: "${found}" is a fact about the world without a source next to it`,
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
])('"%s" is a fact that was typed', (text, found, id) => {
  const [value] = numbersIn(text)
  expect(value?.text).toBe(found)
  expect(value?.facts).toContain(id)
})

test.each([
  'November 2026, SIMD-0437, CVE-2026-45137',
  'Token-2022, Ed25519, secp256k1, u64 and 0x1770',
  'error 2006, codes from 6000, port 8899, status 429',
  '3 accounts, 20 lines, Agave 4.4, offset 165, costs 946',
])('"%s" has no amount', (text) => {
  expect(numbersIn(text)).toEqual([])
})

test('addresses and endpoints are found in prose and in code', () => {
  const stake = 'Stake11111111111111111111111111111111111111'
  expect(problemsIn(`The program \`${stake}\` and ${stake}.`)).toEqual([
    expect.stringContaining(
      `${file}:6: hint: "${stake}" is typed into the text; if it means the same, write <Fact id="program.stake" />`,
    ),
    expect.stringContaining(`${file}:6: hint: "${stake}"`),
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
