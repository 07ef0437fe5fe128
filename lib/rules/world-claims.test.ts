/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import { worldClaimsRule } from './world-claims'

const problemsIn = (text: string) =>
  worldClaimsRule(parseSourcePage('en', 'guides/new', text)).map(
    ({ message }) => message,
  )

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
