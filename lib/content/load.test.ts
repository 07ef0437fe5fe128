/** @jest-environment node */

import { defaultTitle, site } from '@/site.config'
import { openLocales } from './languages'
import { loadFrontmatter, loadPage } from './load'

afterEach(() => jest.restoreAllMocks())

test.each(openLocales())(
  'the home page of %s has the name of the site',
  (locale) => {
    expect(loadPage(locale, '').title).toBe(site.title)
    jest.replaceProperty(site, 'title', 'Sun Book')
    expect(loadPage(locale, '').title).toBe('Sun Book')
    expect(loadFrontmatter(locale, '').title).toBe('Sun Book')
  },
)

test('other titles stay as they are', () => {
  const before = loadFrontmatter('en', 'core-concepts/accounts').title
  expect(before).not.toBe(defaultTitle)
  jest.replaceProperty(site, 'title', 'Sun Book')
  expect(loadFrontmatter('en', 'core-concepts/accounts').title).toBe(before)
})
