/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/content-error'
import { checkTermBase, missingFinder, missingInUse } from './check-base'
import { checkTerms } from './check-terms'
import { parseTerms, termsFile } from './read'

const english = { term: 'account', definition: 'A place with an address.' }
const accounts = { page: 'core-concepts/accounts', en: english }

const problems = (terms: Record<string, unknown>) => {
  const source = JSON.stringify(terms, undefined, 1)
  return checkTerms(parseTerms(source), source).map(
    ({ line, message }) => `${line} ${message}`,
  )
}

test.each<[string, Record<string, unknown>, string]>([
  ['an id', { Ac_count: accounts }, '2 Ac_count: is not an id'],
  [
    'a page that does not exist',
    { account: { ...accounts, page: 'core-concepts/nothing' } },
    '`page` is "core-concepts/nothing", which does not exist',
  ],
  [
    'an anchor that does not exist',
    { account: { ...accounts, page: 'core-concepts/accounts#nothing' } },
    'the anchor "nothing"',
  ],
  [
    'a word of two terms',
    { account: accounts, conto: accounts },
    '"account" in "en" belongs to "account" already',
  ],
  [
    'a word that is right and wrong',
    {
      account: accounts,
      seed: {
        ...accounts,
        en: { ...english, term: 'seed', wrong: ['Account'] },
      },
    },
    'is wrong here but approved for "account"; decide for one',
  ],
])('finds %s', (_, terms, message) => {
  expect(problems(terms)).toContainEqual(expect.stringContaining(message))
})

test('a fault of form names file, line, term and key', () => {
  const source = JSON.stringify({ account: { ...accounts, de: { word: 'x' } } })
  expect(() => parseTerms(source)).toThrow(
    /^content\/terms\.json:1: account\.de\.term: .+docs\/terms\.md/,
  )
})

test.each<[string, unknown, string]>([
  [
    'an unknown key of a term',
    { ...accounts, baisc: true },
    'account: has keys that docs/terms.md does not know; "baisc": did you mean "basic"?',
  ],
  [
    'an unknown key of an entry',
    { ...accounts, de: { term: 'x', form: [] } },
    'account.de: has keys that docs/terms.md does not know; "form": did you mean "forms"?',
  ],
  [
    'a star in the term',
    { ...accounts, de: { term: 'Seed*' } },
    'account.de.term:',
  ],
  [
    'a blank at an end',
    { ...accounts, de: { term: 'Seed', forms: ['x '] } },
    'account.de.forms.0:',
  ],
])('%s is refused', (_, account, message) => {
  expect(() => parseTerms(JSON.stringify({ account }))).toThrow(message)
})

test('a language needs the terms that its pages’ English uses', () => {
  const unused = { ...english, term: 'word that no page has' }
  const terms = parseTerms(
    JSON.stringify({
      account: accounts,
      unused: { ...accounts, en: unused },
    }),
  )
  expect([...missingInUse(terms, 'de')]).toEqual([
    ['account', expect.stringMatching(/^content\/de\/.*\.mdx$/)],
  ])
})

test.each<[string, readonly string[]]>([
  ['Start a local node.', []],
  ['Ask a node.', ['node']],
  ['A Node is not a local node.', ['node']],
  ['Every RPC node is one.', ['rpc-node']],
])('what a language lacks in "%s"', (text, ids) => {
  const term = (name: string) => ({ ...english, term: name })
  const terms = parseTerms(
    JSON.stringify({
      'local-node': {
        ...accounts,
        en: term('local node'),
        de: term('lokaler Node'),
      },
      node: { ...accounts, en: term('node') },
      'rpc-node': { ...accounts, en: term('RPC node') },
    }),
  )
  expect(missingFinder(terms, 'de')(text)).toEqual(ids)
})

test('a faulty entry of the base is named, one that a language lacks, and a long one', () => {
  const { account, ...others } = JSON.parse(readFileSync(termsFile, 'utf8'))
  const { de: _, ...without } = account
  const en = { ...account.en, definition: 'x'.repeat(141) }
  const page = 'guides/nothing'
  const base = { ...others, account: { ...without, en, page } }
  const found = checkTermBase(JSON.stringify(base, undefined, 1))
  expect(found.map(formatProblem)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"guides/nothing", which does not exist'),
      expect.stringContaining(
        ': hint: account: the definition in "en" has 141 characters, up to 140',
      ),
      expect.stringMatching(
        /^content\/terms\.json:\d+: account: has no entry for "de", where content\/de\/.*\.mdx uses it; add it \(docs\/terms\.md\)$/,
      ),
    ]),
  )
})
