/** @jest-environment node */
import type * as SourcePage from '@/lib/content/source-page'
import { addressExists, sectionIsBehind } from './exists'

const article = 'core-concepts/accounts'

// The German page has one section; English has its own.
jest.mock('@/lib/content/source-page', () => {
  const actual = jest.requireActual<typeof SourcePage>(
    '@/lib/content/source-page',
  )
  return {
    ...actual,
    loadSourcePage: (locale: 'en' | 'de', slug: string) =>
      locale === 'de'
        ? actual.parseSourcePage('de', slug, '## Titel [#minimum-balance]')
        : actual.loadSourcePage(locale, slug),
  }
})

test.each([
  ['de', article, true],
  ['de', 'errors', true],
  ['de', 'core-concepts/cpi', false],
] as const)('%s has an address for %s: %s', (locale, slug, exists) => {
  expect(addressExists(locale, slug)).toBe(exists)
})

test.each([
  ['de', article, 'size-limits', true],
  ['de', article, 'minimum-balance', false],
  ['de', 'core-concepts/cpi', 'anchor', false],
] as const)('%s lacks %s#%s so far: %s', (locale, slug, anchor, behind) => {
  expect(sectionIsBehind(locale, slug, anchor)).toBe(behind)
})
