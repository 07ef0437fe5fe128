/** @jest-environment node */
import { recipesOf } from '@/lib/site/a-z/recipes'
import { locales } from '@/site.config'
import { doorsOf } from './doors'

test.each(locales)('%s: doors count every recipe of the A–Z', (locale) => {
  const listed = recipesOf(locale).filter(({ slug }) => slug !== '')
  const sum = doorsOf(locale).reduce((all, door) => all + door.recipes, 0)
  expect(sum).toBe(listed.length)
})
