/** @jest-environment node */
import wanted from '@/content/wanted.json'
import { openLocales } from '@/lib/site/content/languages'
import { wantedRecipes } from './wanted'

test('content/wanted.json names ten sections, each once, that English has', () => {
  expect(new Set(wanted).size).toBe(10)
  expect(wantedRecipes('en').map(({ href }) => href)).toEqual(
    wanted.map((target) => `/${target.replace('#', '.html#')}`),
  )
})

test.each(openLocales())('%s has some of them', (locale) => {
  expect(wantedRecipes(locale).length).toBeGreaterThanOrEqual(3)
})
