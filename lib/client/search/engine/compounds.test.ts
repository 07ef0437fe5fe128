import { compoundFinder } from './compounds'

const find = compoundFinder([
  ['minimum', 'balance'],
  ['token', 'account'],
  ['associated', 'token', 'account'],
  ['wallet'],
])

test.each([
  ['ask for the minimum balance', [[3, 4]]],
  ['close token accounts', [[1, 2]]],
  ['an associated token account', [[1, 2, 3]]],
  ['the balance of a wallet', []],
])('%s: %j', (text, places) => {
  expect(find(text.split(' '))).toEqual(places)
})
