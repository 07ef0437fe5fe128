/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '@/lib/content/files'
import { testFolder } from '@/lib/files/test-folder'
import { toTranslateList, toTranslateTable } from './to-translate'

const home = process.cwd()
const slug = 'core-concepts/pdas'

beforeEach(() => {
  const copy = testFolder()
  for (const folder of ['content', 'messages'])
    cpSync(join(home, folder), join(copy, folder), { recursive: true })
  process.chdir(copy)
})
afterEach(() => process.chdir(home))

test('placeholders and English texts of a language are listed', () => {
  const file = fileOf('de', slug)
  const before = toTranslateList('de')
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}
TODO Sign it.

The account holds the data that you are looking for.
`,
  )
  const added = toTranslateList('de').replace(before, '')
  expect(added).toMatch(/pdas\.mdx:\d+: "TODO Sign it\." is still English/)
  expect(added).toMatch(/"The account holds.*" is English; translate it/)
  expect(toTranslateTable()).toMatch(
    /^de: \d+ texts and \d+ terms in English$/m,
  )
})

test('terms without an entry are listed', () => {
  const file = 'content/terms.json'
  const terms = JSON.parse(readFileSync(file, 'utf8'))
  const added = { ...terms, zzz: { page: slug, en: terms.account.en } }
  writeFileSync(file, JSON.stringify(added))
  expect(toTranslateList('tr')).toContain('the term "zzz"')
})
