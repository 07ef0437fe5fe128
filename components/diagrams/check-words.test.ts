import { checkWords } from './check-words'
import { diagramWords } from './words'

const complete = Object.fromEntries(
  diagramWords.cpi.map((key) => [key, `What ${key} is`]),
)

test('a diagram with all of its words has no problem', () => {
  expect(checkWords('cpi', complete)).toEqual([])
})

test.each([
  [
    'an unknown diagram',
    'acount-model',
    {},
    /no diagram "acount-model"; did you mean "account-model"/,
  ],
  [
    'a missing word',
    'cpi',
    without('signs'),
    /lacks the word "signs"; add it: words={{ signs: '…' }}/,
  ],
  [
    'a misspelled word',
    'cpi',
    { ...without('signs'), sings: 'x' },
    /has no word "sings"; did you mean "signs"/,
  ],
])('%s is named with its cure', (_, name, words, problem) => {
  const problems = checkWords(name, words)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
})

function without(key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(complete).filter(([k]) => k !== key))
}
