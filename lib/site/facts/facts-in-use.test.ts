/** @jest-environment node */
import { formatProblem } from '@/lib/site/content/content-error'
import { factText } from './facts'
import { idleFacts } from './facts-in-use'

const address = 'Stake11111111111111111111111111111111111111'

test('every fact of the book is shown, and each address stands there once', () => {
  expect(idleFacts().map(formatProblem)).toEqual([])
})

test('a fact that no page shows is named with its line and the cure', () => {
  const [problem] = idleFacts([{ id: 'account.fields', value: 5 }], new Set())
  expect(problem?.line).toBeGreaterThan(1)
  expect(problem?.message).toBe('no page shows "account.fields"; remove it')
})

test('an address stands in the list once; equal numbers and versions may', () => {
  const facts = [
    { id: 'a', value: address },
    { id: 'b', value: address },
    { id: 'c', value: 64 },
    { id: 'd', value: 64 },
    { id: 'e', value: '1.2.0' },
    { id: 'f', value: '1.2.0' },
  ]
  const shown = new Set(facts.map(({ id }) => id))
  expect(idleFacts(facts, shown).map(({ message }) => message)).toEqual([
    '"b" has the value of "a"; keep one of them',
  ])
})

test('a fact that is not there has no text, and its cure is told', () => {
  expect(() => factText('nothing', 'en-US')).toThrow(
    'no fact is called "nothing"; add it to content/facts.json with its source',
  )
})
