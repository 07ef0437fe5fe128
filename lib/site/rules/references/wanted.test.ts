/** @jest-environment node */
import { wantedLinks, wantedSections } from '@/lib/site/navigation/wanted'
import { locales, site } from '@/site.config'
import { wantedProblems } from './wanted'

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
  [
    wantedSections[0] ?? '',
    `"${wantedSections[0]}" is named twice; take one out`,
  ],
])('%s has its cure', (section, message) => {
  const found = wantedProblems([...wantedSections, section])
  expect(found.map((problem) => problem.message)).toEqual([message])
})

test.each(locales)('%s: every one has a link', (locale) => {
  const links = wantedLinks(locale)
  expect(links).toHaveLength(wantedSections.length)
  const { lang } = site.locales[locale]
  const english = links.filter((link) => link.lang !== lang)
  for (const { href } of english) expect(href).toMatch(/^\/[a-z]+-?[a-z]*\//)
})
