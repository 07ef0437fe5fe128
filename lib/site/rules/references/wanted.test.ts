/** @jest-environment node */
import { wantedLinks, wantedSections } from '@/lib/site/navigation/wanted'
import { locales } from '@/site.config'
import { wantedProblems } from './wanted'

const [first = ''] = wantedSections()

test('the book has none of these problems', () => {
  expect(wantedProblems()).toEqual([])
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
  const found = wantedProblems([...wantedSections(), section])
  expect(found.map((problem) => problem.message)).toEqual([message])
})

test.each(locales)('%s: each of them has a link', (locale) => {
  expect(wantedLinks(locale)).toHaveLength(wantedSections().length)
})

test('a link says when it leads to English', () => {
  const langs = wantedLinks('zh').map(({ lang }) => lang)
  expect(new Set(langs)).toEqual(new Set(['en-US', 'zh-CN']))
})
