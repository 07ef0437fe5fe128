/** @jest-environment node */
import { ContentError, type Problem } from '@/lib/content/content-error'
import { gather } from './check'

const broken: Problem = { file: 'a.mdx', line: 3, message: 'an open tag' }
const other: Problem = { file: 'b.mdx', line: 1, message: 'no title' }

test('a check that cannot continue does not hide the others', () => {
  const stops = () => {
    throw new ContentError([broken])
  }
  expect(gather([stops, () => [other]])).toEqual([broken, other])
})

test('what several checks find is reported once', () => {
  expect(gather([() => [broken, other], () => [{ ...broken }]])).toEqual([
    broken,
    other,
  ])
})

test('an error of the code is not a problem of the content', () => {
  const fails = () => {
    throw new TypeError('x is undefined')
  }
  expect(() => gather([fails])).toThrow('x is undefined')
})
