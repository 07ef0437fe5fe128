/** @jest-environment node */
import { relatedSections } from '@/lib/content/related'
import { relatedProblems } from './related'

const accounts = 'core-concepts/accounts'
const good = [
  'references/accounts#resize',
  'core-concepts/pdas#seeds',
  'core-concepts/cpi#depth',
]

/** The problems of a table beyond those of the book itself, which the first test reports. */
const problemsOf = (table: Readonly<Record<string, readonly string[]>>) => {
  const own = relatedProblems().map(({ message }) => message)
  return relatedProblems(table).filter(({ message }) => !own.includes(message))
}
const messagesFor = (table: Record<string, readonly string[]>) =>
  problemsOf({ ...relatedSections(), ...table }).map(({ message }) => message)

test('the book has none of these problems', () => {
  expect(relatedProblems()).toEqual([])
})

test.each([
  [[...good, good[0] ?? ''], 'names a section twice; remove one'],
  [
    [...good, `${accounts}#facts`],
    `links to itself ("${accounts}#facts"); name another page`,
  ],
  [
    [...good, 'core-concepts/pdas#no-such'],
    'links to "core-concepts/pdas#no-such", which does not exist; correct it to section/page#heading-id',
  ],
])('%j has its cure', (targets, message) => {
  expect(messagesFor({ [accounts]: targets })).toEqual([
    `"${accounts}" ${message}`,
  ])
})

test('a key that is no page has its line', () => {
  expect(problemsOf({ ...relatedSections(), 'no/page': good })).toEqual([
    {
      file: 'content/related.json',
      line: 1,
      message: '"no/page" is not a page; correct the key, or remove it',
    },
  ])
})
