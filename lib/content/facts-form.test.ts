/** @jest-environment node */
import { formatProblem } from './content-error'
import { malformedFacts } from './facts-form'

const good = {
  value: 32,
  source: 'https://solana.com/docs',
  checked: '2026-11-21',
}
const problemsOf = (fact: unknown) =>
  malformedFacts(JSON.stringify({ a: good, b: fact }, undefined, 2)).map(
    formatProblem,
  )
const { source: _, ...unproven } = good

test.each([
  [
    'no source',
    unproven,
    '"b" has no valid "source"; it is where it was read: https',
  ],
  [
    'a day that is none',
    { ...good, checked: 'soon' },
    '"b" has no valid "checked"; it must be a date such as 2026-11-21',
  ],
  [
    'a day in the future',
    { ...good, checked: '2999-01-01' },
    '"b" has no valid "checked"; it is in the future',
  ],
  [
    'a value that is none',
    { ...good, value: true },
    '"b" has no valid "value"; it is a text or a number',
  ],
  [
    'a misspelled key',
    { ...good, untis: 'bytes' },
    '"b" has the unknown key "untis"; did you mean "unit"?',
  ],
  ['no entry', 7, '"b" is not an entry; write {"value": …'],
])('%s is reported with line and cure', (_, fact, message) => {
  expect(problemsOf(fact)).toEqual([
    expect.stringContaining(`content/facts.json:7: ${message}`),
  ])
})
