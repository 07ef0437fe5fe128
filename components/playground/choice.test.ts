import { labelOf, namedChoice, withChoice } from './choice'

const groups = [
  { title: 'Tokens', choices: [{ file: 'token/mint.ts', name: 'Mint' }] },
]

test.each([
  ['?recipe=token/mint.ts', 'token/mint.ts'],
  ['?recipe=empty', 'empty'],
  ['?recipe=token/other.ts', ''],
  ['?recipe=', ''],
  ['', ''],
])('the address %j names %j', (query, choice) => {
  const address = new URL(query, 'https://x.org/playground.html')
  expect(namedChoice(address, groups)).toBe(choice)
})

test.each([
  ['?code=kit', 'empty', '?code=kit&recipe=empty'],
  ['?code=kit&recipe=empty', '', '?code=kit'],
])('from %j the choice %j leads to %j', (before, choice, after) => {
  const address = new URL(before, 'https://x.org/playground.html')
  expect(withChoice(choice, address).search).toBe(after)
})

test.each([
  ['token/mint.ts', 'Tokens › Mint'],
  ['', ''],
])('the place of %j is %j', (file, place) => {
  expect(labelOf(file, groups)).toBe(place)
})
