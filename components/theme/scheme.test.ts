import { choiceFor, effectiveScheme, parseScheme } from './scheme'

test.each([
  ['light', 'light', 'auto'],
  ['dark', 'dark', 'auto'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('picking %s on a %s system stores %s', (picked, system, stored) => {
  expect(choiceFor(picked, system)).toBe(stored)
})

test.each([
  ['auto', 'dark', 'dark'],
  ['auto', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('%s on a %s system shows %s', (choice, system, shown) => {
  expect(effectiveScheme(choice, system)).toBe(shown)
})

test.each([
  [null, 'auto'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'auto'],
])('a stored %j is read as %s', (stored, choice) => {
  expect(parseScheme(stored)).toBe(choice)
})
