/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, pageExists, slugsOf } from '@/lib/content/files'
import { testFolder } from '@/lib/files/test-folder'
import { checkPage } from '@/lib/rules/check'
import { type Locale, locales } from '@/site.config'
import { freshnessOf } from './status'
import { markTranslated, markUnchanged } from './translated'

const root = process.cwd()
const slug = 'core-concepts/accounts'
const translations = locales.filter(
  (locale) => locale !== 'en' && pageExists(locale, slug),
)

beforeEach(() => {
  const copy = testFolder()
  for (const folder of ['content', 'messages'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  process.chdir(copy)
  // Pages of the book that are behind do not matter here.
  for (const locale of translations) markTranslated(locale, slug)
})
afterEach(() => process.chdir(root))

const english = () => readFileSync(fileOf('en', slug), 'utf8')

function editEnglish(): void {
  const file = fileOf('en', slug)
  const source = readFileSync(file, 'utf8')
  const firstParagraph = /(\n---\n\n[\s\S]*?)\n\n/
  writeFileSync(file, source.replace(firstParagraph, '$1 Indeed.\n\n'))
}

const behind = () =>
  locales
    .flatMap((locale) => slugsOf(locale).map((page) => [locale, page] as const))
    .filter(([locale, page]) => freshnessOf(locale, page) === 'behind')
    .map(([locale, page]) => `${locale}/${page}`)

test('one edited English paragraph leaves each translation of its page behind, and no other page', () => {
  const others = behind()
  expect(translations.length).toBeGreaterThan(1)
  editEnglish()
  expect(behind().filter((page) => !others.includes(page))).toEqual(
    translations.map((locale) => `${locale}/${slug}`),
  )
})

const section = `
## Compare two accounts [#compare]

Read both, and compare \`data\`. See [PDAs](/core-concepts/pdas).

- One
- Two
`
const append = (locale: Locale) =>
  writeFileSync(
    fileOf(locale, slug),
    readFileSync(fileOf(locale, slug), 'utf8') + section,
  )
const faultsOf = (locale: Locale) =>
  checkPage(locale, slug)
    .filter(({ hint }) => !hint)
    .map(({ file, line }) => `${file}:${line}`)
const hint = expect.objectContaining({
  hint: true,
  message: expect.stringContaining(
    `if it also says what English says today, run \`npm run i18n -- --translated de ${slug}\``,
  ),
})

test('English changes first: its additions are not faults of its translations', () => {
  const faults = () => translations.map(faultsOf)
  const before = faults()
  append('en')
  expect(behind()).toContain(`de/${slug}`)
  expect(faults()).toEqual(before)
  expect(checkPage('de', slug)).not.toContainEqual(hint)
})

test('a hint names the command for a translation with the structure of today’s English', () => {
  append('en')
  append('de')
  expect(checkPage('de', slug)).toContainEqual(hint)
  markTranslated('de', slug)
  expect(checkPage('de', slug)).not.toContainEqual(hint)
})

test('a translation of today’s English without one of its sections has a problem', () => {
  const file = fileOf('de', slug)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.slice(0, source.lastIndexOf('\n## ')))
  expect(checkPage('de', slug)).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('is missing; translate it'),
    }),
  )
})

test('a change of the same meaning leaves no translation behind', () => {
  const others = behind()
  const before = english()
  editEnglish()
  expect(markUnchanged(slug, before)).toEqual(translations)
  expect(behind()).toEqual(others)
})

test('a translation that was behind before such a change remains behind', () => {
  editEnglish()
  const [first = 'de', ...others] = translations
  for (const locale of others) markTranslated(locale, slug)
  const before = english()
  editEnglish()
  expect(markUnchanged(slug, before)).toEqual(others)
  expect(behind()).toContain(`${first}/${slug}`)
  expect(() => markUnchanged(slug, before)).toThrow(/nothing to mark/)
})

test.each([
  [
    'a page that does not exist',
    () => markTranslated('de', 'core-concepts/none'),
    'content/en/core-concepts/none.mdx does not exist; name a page such as',
  ],
  [
    'a translation that does not exist',
    () => {
      rmSync(fileOf('de', slug))
      markTranslated('de', slug)
    },
    `does not exist; write the translation first: npm run translate -- de ${slug}`,
  ],
  [
    'a translation without front matter',
    () => {
      writeFileSync(fileOf('de', slug), 'Text.\n')
      markTranslated('de', slug)
    },
    'has no front matter; write its title and description first',
  ],
])('%s is not marked', (_, mark, message) => {
  expect(mark).toThrow(message)
})
