/** @jest-environment node */
import { existsSync } from 'node:fs'
import { slugsOf } from '@/lib/content/files'
import { locales, site } from '@/site.config'
import pages from './pages.json'

const table: Readonly<Record<string, readonly string[]>> = pages.locales
const listed = (locale: string) =>
  (table[locale] ?? []).map((path) => path.replace(/\/$/, ''))

test.each(locales)('the pages of %s are those of pages.json', (locale) => {
  const cure = 'write the page, or correct content/pages.json'
  expect({ cure, pages: [...slugsOf(locale)].sort() }).toEqual({
    cure,
    pages: listed(locale).toSorted(),
  })
})

test.each(site.sections)(
  'the section %s has a route exactly when it has English pages',
  (section) => {
    const hasPages = slugsOf('en').some(
      (page) => page === section || page.startsWith(`${section}/`),
    )
    const route = `app/(en)/${section}/[[...slug]]/page.tsx`
    const cure = `write ${route} like that of another section, or remove it`
    expect({ cure, exists: existsSync(route) }).toEqual({
      cure,
      exists: hasPages,
    })
  },
)
