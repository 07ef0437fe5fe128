/** @jest-environment node */
import { runnableRecipes } from '@/lib/code/runnable'
import { openLocales } from '@/lib/content/languages'
import { headingLink } from '@/lib/links/heading-link'
import { choicesOf, starter } from './programs'

const filesOf = (locale: Parameters<typeof choicesOf>[0]) =>
  choicesOf(locale).flatMap(({ choices }) => choices.map(({ file }) => file))

test.each(openLocales())('%s offers each program that runs, once', (locale) => {
  const others = runnableRecipes().filter((file) => file !== starter)
  expect([...filesOf(locale)].sort()).toEqual([...others].sort())
})

test('a program is listed by page and section in the language', () => {
  const file = 'references/token/create-mint.ts'
  const link = headingLink('de', '/references/token#how-to-create-a-new-token')
  const group = choicesOf('de').find(({ choices }) =>
    choices.some((each) => each.file === file),
  )
  expect(group).toMatchObject({ title: link?.within[0], lang: 'de-DE' })
  expect(group?.choices).toContainEqual({
    file,
    name: `${link?.title} · create-mint.ts`,
  })
})
