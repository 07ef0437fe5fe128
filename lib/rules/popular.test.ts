/** @jest-environment node */
import { popularLinks, popularSections } from '@/lib/content/popular'
import { locales } from '@/site.config'
import { popularProblems } from './popular'

const [first = ''] = popularSections()

test('the book has none of these problems', () => {
  expect(popularProblems()).toEqual([])
})

test.each([
  [
    'references/token#no-such',
    '"references/token#no-such" does not exist; correct it to section/page#heading-id',
  ],
  [
    'references/token',
    '"references/token" does not exist; correct it to section/page#heading-id',
  ],
  [first, `"${first}" is named twice; remove one`],
])('%s has its cure', (section, message) => {
  const found = popularProblems([...popularSections(), section])
  expect(found.map((problem) => problem.message)).toEqual([message])
})

test.each(locales)('%s: each of them has a link', (locale) => {
  expect(popularLinks(locale)).toHaveLength(popularSections().length)
})

test('a link says when it leads to English', () => {
  const langs = popularLinks('zh').map(({ lang }) => lang)
  expect(new Set(langs)).toEqual(new Set(['en-US', 'zh-CN']))
})
