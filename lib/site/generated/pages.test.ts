/** @jest-environment node */
import { existsSync } from 'node:fs'
import { pageExists } from '@/lib/site/content/files'
import { openLocales } from '@/lib/site/content/languages'
import { defaultLocale, locales } from '@/site.config'
import {
  generatedExists,
  generatedSlugs,
  listedGeneratedSlugs,
  loadGenerated,
} from './pages'

test('every generated page of English has a route', () => {
  const without = generatedSlugs(defaultLocale)
    .map((slug) => `app/(en)/${slug}/page.tsx`)
    .filter((file) => !existsSync(file))
  expect(without).toEqual([])
})

test.each(locales)(
  '%s: no generated page stands where an article does',
  (locale) => {
    const both = generatedSlugs(locale).filter((slug) =>
      pageExists(locale, slug),
    )
    expect(both).toEqual([])
  },
)

test.each(openLocales())('%s: each listed page describes itself', (locale) => {
  for (const slug of listedGeneratedSlugs(locale)) {
    const { title, frontmatter, file } = loadGenerated(locale, slug)
    expect(title).not.toBe('')
    expect(frontmatter.description).not.toBe('')
    expect(existsSync(file)).toBe(true)
  }
})

test('an address that nothing stands at says how to register it', () => {
  expect(generatedExists('en', 'no-such')).toBe(false)
  expect(() => loadGenerated('en', 'no-such')).toThrow(
    'there is no generated page at /no-such.html; register it in lib/site/generated/registry.ts',
  )
})
