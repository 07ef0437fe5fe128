import { parseChoice, resolveChoice } from './choice'

test.each([
  ['rust', ['kit', 'rust'], 'rust'],
  ['web3js', ['kit', 'rust'], 'kit'],
  ['kit', ['rust', 'web3js'], 'web3js'],
  ['python', ['kit', 'rust'], undefined],
])('%s in a group of %j is answered by %s', (choice, offered, answer) => {
  expect(resolveChoice(choice, offered)).toBe(answer)
})

test.each([
  ['rust', 'rust'],
  ['cobol', undefined],
  [null, undefined],
])('%j is read as %s', (value, choice) => {
  expect(parseChoice(value)).toBe(choice)
})
