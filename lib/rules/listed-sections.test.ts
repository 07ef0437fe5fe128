/** @jest-environment node */
import { popularLinks, popularSections } from '@/lib/content/popular'
import { relatedSections } from '@/lib/content/related'
import { locales } from '@/site.config'
import { listedSectionProblems } from './listed-sections'

const messages = (...lists: Parameters<typeof listedSectionProblems>) =>
  listedSectionProblems(...lists).map(({ message }) => message)

test('the book has none of these problems', () => {
  expect(listedSectionProblems()).toEqual([])
})

test.each(['references/token#no-such', 'references/token', 'no/page#id'])(
  '%s is no section',
  (section) => {
    const cure = `"${section}" does not exist; correct it to section/page#heading-id`
    expect(messages([...popularSections(), section])).toEqual([cure])
    const related = { 'core-concepts/pdas': [section] }
    expect(messages([], { ...relatedSections(), ...related })).toEqual([cure])
  },
)

test('a key that is no page is named', () => {
  expect(messages([], { 'no/page': [] })).toEqual([
    '"no/page" is not a page; correct the key, or remove it',
  ])
})

test.each(locales)('%s: each popular section has a link', (locale) => {
  expect(popularLinks(locale)).toHaveLength(popularSections().length)
})

test('a link says when it leads to English', () => {
  const langs = popularLinks('zh').map(({ lang }) => lang)
  expect(new Set(langs)).toEqual(new Set(['en-US', 'zh-CN']))
})
