/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { foldersWithPackages, isRunnable } from './runnable'

test.each([
  ['home/send.ts', 'executed', true],
  ['home/send.ts', 'tested', false],
  ['home/send.py', 'executed', false],
  ['kit-client/send-sol.ts', 'executed', false],
])('%s, which was %s, can be run where it is shown: %s', (...args) => {
  const [file, level, expected] = args
  expect(isRunnable(file, level)).toBe(expected)
})

test('the folders with packages of their own are those with a package.json', () => {
  const folders = readdirSync('samples').filter((folder) =>
    existsSync(join('samples', folder, 'package.json')),
  )
  expect(foldersWithPackages).toEqual(
    folders.filter((folder) => folder !== 'node_modules'),
  )
})
