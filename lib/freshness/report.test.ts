/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileOf } from '@/lib/content/files'
import { testFolder } from '@/lib/files/test-folder'
import type { Locale } from '@/site.config'
import { freshnessTable, pagesBehind, pagesToTranslate } from './report'
import { currentHash } from './status'

const root = process.cwd()
beforeEach(() => process.chdir(testFolder()))
afterEach(() => process.chdir(root))

function write(locale: Locale, slug: string, text: string): void {
  const file = fileOf(locale, slug)
  const source =
    locale === 'en' ? 'checked: 2026-11-21' : `source: ${currentHash(slug)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `---\ntitle: Accounts\ndescription: What an account holds, and who may change it.\n${source}\n---\n\n${text}\n`,
  )
}

const english = () => {
  write('en', '', 'Welcome.')
  write('en', 'guides/a', 'Text.')
}

test.each<[string, () => void, readonly [string, string]]>([
  [
    'all pages are current',
    () => {
      write('de', '', 'Willkommen.')
      write('de', 'guides/a', 'Text.')
    },
    ['Every page is current.', ''],
  ],
  [
    'a page is not translated',
    () => write('de', '', 'Willkommen.'),
    [
      'Every translated page is current.',
      'English pages without a translation:\n  npm run translate -- de guides/a',
    ],
  ],
  [
    'a page has a placeholder',
    () => {
      write('de', '', 'TODO Welcome.')
      write('de', 'guides/a', 'Text.')
    },
    ['unfinished index', ''],
  ],
  [
    'English changes a page that has a placeholder',
    () => {
      write('de', '', 'TODO Welcome.')
      write('de', 'guides/a', 'Text.')
      write('en', '', 'Be welcome.')
    },
    [`behind     index\n           git diff of ""`, ''],
  ],
  [
    'the page that is not translated is unfinished in English',
    () => {
      write('de', '', 'Willkommen.')
      write('en', 'guides/a', 'TODO Text.')
    },
    ['Every page is current.', ''],
  ],
])('the list of a language where %s', (_, edit, [behind, missing]) => {
  english()
  edit()
  expect(pagesBehind('de', (slug) => `git diff of "${slug}"`)).toEqual(behind)
  expect(pagesToTranslate('de')).toBe(missing)
})

test('the table counts the pages of each language and those it could translate', () => {
  english()
  write('de', '', 'TODO Welcome.')
  const [head, ...lines] = freshnessTable()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
  expect(head).toBe(
    'language pages current behind unfinished unmarked untranslated',
  )
  expect(lines).toContain('de 1 0 0 1 0 1')
  expect(lines).toContain('fr 0 0 0 0 0 2')
})
