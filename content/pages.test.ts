/** @jest-environment node */
import { existsSync } from 'node:fs'
import { slugsOf } from '@/lib/site/content/files'
import { plannedSlugs } from '@/lib/site/content/planned-pages'
import { defaultLocale, locales, site } from '@/site.config'
import pages from './pages.json'
import sidebar from './sidebar.json'

test.each(locales)('the pages of %s are those of pages.json', (locale) => {
  const cure = 'write the page, or correct content/pages.json'
  expect({ cure, pages: [...slugsOf(locale)].sort() }).toEqual({
    cure,
    pages: plannedSlugs(locale).toSorted(),
  })
})

test('the table counts its pages', () => {
  const cure = 'set `total` of content/pages.json to the number of its pages'
  expect({ cure, total: pages.total }).toEqual({
    cure,
    total: Object.values(pages.locales).flat().length,
  })
})

test('the sidebar holds every English page once, the home page apart', () => {
  const inSidebar = site.sections.flatMap((section) =>
    sidebar[section].map((page) => (page ? `${section}/${page}` : section)),
  )
  const cure = 'name the page once in content/sidebar.json, or remove it there'
  expect({ cure, pages: inSidebar.toSorted() }).toEqual({
    cure,
    pages: plannedSlugs(defaultLocale).filter(Boolean).sort(),
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
