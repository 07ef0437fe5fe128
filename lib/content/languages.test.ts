/** @jest-environment node */

import { locales } from '@/site.config'
import { languageLinks } from './language-links'
import { isOpen, openLocales } from './languages'
import { languagesOfPages } from './languages-of-pages'
import { alternatesOf } from './metadata'
import { generatedSlugs } from './pages'
import { sitemapIndex } from './sitemap'

const accounts = 'core-concepts/accounts'

// Turkish without its home page. Its other pages are there.
jest.mock('./files', () => {
  const files = jest.requireActual('./files')
  const pageExists = (locale: string, slug: string) =>
    !(locale === 'tr' && slug === '') && files.pageExists(locale, slug)
  return { ...files, pageExists }
})

test('a language without its home page is not open', () => {
  expect(isOpen('tr')).toBe(false)
  expect(openLocales()).toEqual(locales.filter((locale) => locale !== 'tr'))
})

test('menu, other languages, sitemap and 404 page leave it out, and it has no generated pages', () => {
  for (const slug of ['', accounts]) {
    expect(languageLinks(slug).map(({ locale }) => locale)).not.toContain('tr')
    expect(Object.keys(alternatesOf(slug))).not.toContain('tr-TR')
  }
  expect(sitemapIndex()).toContain('/sitemap/de.xml')
  expect(sitemapIndex()).not.toContain('/sitemap/tr.xml')
  expect(Object.keys(languagesOfPages().languages)).not.toContain('tr')
  expect(generatedSlugs('tr')).toEqual([])
})
