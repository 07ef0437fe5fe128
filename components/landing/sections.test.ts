/** @jest-environment node */
import { recipesOf } from '@/components/a-z/recipes'
import { locales } from '@/site.config'
import { sectionsOf } from './sections'

test.each(locales)('%s: sections count every recipe of the A–Z', (locale) => {
  const listed = recipesOf(locale).filter(({ slug }) => slug !== '')
  const sum = sectionsOf(locale).reduce(
    (all, section) => all + section.recipes,
    0,
  )
  expect(sum).toBe(listed.length)
})
