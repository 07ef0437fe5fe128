/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { testFolder } from '@/lib/site/test-folder'
import {
  forgetSameMeaning,
  markSameMeaning,
  readSameMeaning,
} from './same-meaning'

const file = 'content/versions/same-meaning.json'
const project = process.cwd()

beforeEach(() => process.chdir(testFolder()))
afterEach(() => process.chdir(project))

test('changes are listed by page, in the order in which they were made', () => {
  markSameMeaning('guides/b', 'one', 'two')
  markSameMeaning('guides/a', 'old', 'new')
  markSameMeaning('guides/b', 'two', 'three')
  expect(readSameMeaning()).toEqual({
    'guides/a': [{ from: 'old', to: 'new' }],
    'guides/b': [
      { from: 'one', to: 'two' },
      { from: 'two', to: 'three' },
    ],
  })
  expect(readFileSync(file, 'utf8')).toMatch(/a.*guides\/b.*\n$/s)
})

test.each([
  ['that a translation still needs stay', ['one'], ['one', 'two']],
  ['before all translations go', ['two'], ['two']],
  ['of which none is needed take their page along', ['three'], undefined],
])('changes %s', (_, named, left) => {
  markSameMeaning('guides/b', 'one', 'two')
  markSameMeaning('guides/b', 'two', 'three')
  forgetSameMeaning('guides/b', named)
  expect(readSameMeaning()['guides/b']?.map(({ from }) => from)).toEqual(left)
})

test('a file of another form is named, with the cure', () => {
  mkdirSync('content/versions', { recursive: true })
  writeFileSync(file, '{ "guides/a": ["old"] }')
  expect(readSameMeaning).toThrow(
    /same-meaning\.json is not in the form.*git checkout/s,
  )
})
