import { labelAmong, languageOf } from './languages'

test.each([
  ['core-concepts/accounts/read-account.ts', 'kit'],
  ['core-concepts/accounts/read-account.v1.ts', 'web3js'],
  ['programs/counter/src/lib.rs', 'rust'],
  ['a.py', 'python'],
  ['a.sh', 'cli'],
])('%s is for %s', (file, key) => {
  expect(languageOf(file).key).toBe(key)
})

test.each([
  [['a.ts'], ['TypeScript']],
  [
    ['a.ts', 'a.rs'],
    ['TypeScript', 'Rust'],
  ],
  [
    ['a.v1.ts', 'a.rs'],
    ['TypeScript · web3.js 1.x', 'Rust'],
  ],
  [
    ['a.ts', 'a.v1.ts'],
    ['TypeScript · Kit', 'web3.js 1.x'],
  ],
])('the tabs of %j are called %j', (files, labels) => {
  expect(files.map((file) => labelAmong(files, file))).toEqual(labels)
})

test('refuses an unknown ending', () => {
  expect(() => languageOf('a.cpp')).toThrow(
    'a.cpp is not a sample; name a file that ends in one of: .ts, .rs,',
  )
})
