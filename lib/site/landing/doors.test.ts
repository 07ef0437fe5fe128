/** @jest-environment node */
import { recipesOf } from '@/lib/site/a-z/recipes'
import { locales } from '@/site.config'
import { doorsOf } from './doors'

test.each([
  ['en', 'getting-started core-concepts guides references integrations'],
  ['kr', 'getting-started core-concepts guides references'],
  ['zh', 'getting-started core-concepts'],
] as const)('%s has %s', (locale, sections) => {
  const found = doorsOf(locale).map(({ section }) => section)
  expect(found.join(' ')).toBe(sections)
})

test('doors lead to a first page', () => {
  for (const door of locales.flatMap(doorsOf)) {
    expect(door.href).toMatch(/\/$|\.html$/)
    expect(door.pages).toBeGreaterThan(0)
  }
})

test.each(locales)('%s: they count every recipe of the A–Z', (locale) => {
  const listed = recipesOf(locale).filter(({ slug }) => slug !== '')
  const sum = doorsOf(locale).reduce((all, door) => all + door.recipes, 0)
  expect(sum).toBe(listed.length)
})
