/** @jest-environment node */
import fs, { readFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/content-error'
import { fileOf } from '@/lib/content/files'
import { parseSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import { checkBook, problemsOf } from './check'

const problemsIn = (locale: Locale, slug: string, source: string) =>
  problemsOf(parseSourcePage(locale, slug, source)).map(formatProblem)

const english = (text: string) =>
  problemsIn(
    'en',
    'core-concepts/new',
    `---\ntitle: A page\ndescription: What this page is about, in one sentence.\nchecked: 2026-11-21\n---\n${text}\n`,
  )

const page = 'content/en/core-concepts/new.mdx'

test('hints of the whole book are separate from its faults', () => {
  const fault = { file: 'a.mdx', line: 3, message: 'an open tag' }
  const hint = { file: 'a.mdx', line: 4, message: 'a long word', hint: true }
  const other = { file: 'b.mdx', line: 1, message: 'no title' }
  expect(checkBook([() => [fault, hint], () => [other]])).toEqual({
    faults: [fault, other],
    hints: [hint],
  })
})

test('a claim stops nothing', () => {
  expect(english('It is deprecated.')).toEqual([
    expect.stringContaining(
      `${page}:6: hint: "deprecated" is a fact about the`,
    ),
  ])
})

test.each([19, 161])(
  'a description of %i characters stops nothing',
  (length) => {
    const source = `---\ntitle: A\ndescription: ${'a'.repeat(length)}\nchecked: 2026-11-21\n---\nWords.\n`
    expect(problemsIn('en', 'core-concepts/new', source)).toEqual([
      `${page}:3: hint: \`description\` has ${length} characters; search engines show one sentence of 20 to 160`,
    ])
  },
)

test('a text that is still to be written is named once', () => {
  expect(english('TODO Explain it.')).toEqual([
    expect.stringContaining(
      `${page}:6: "TODO Explain it." is still to be written; write it, and remove TODO`,
    ),
  ])
})

test.each([
  [
    'is still to be written',
    '// TODO Send it.',
    '"TODO Send it." is still to be written; write it, and remove TODO',
  ],
  [
    'has a region without an end',
    '// #region preview',
    'the region "preview" has no end; write "#endregion" below its last line',
  ],
])('a recipe that %s is named in its own file', (_, source, message) => {
  const file = 'samples/home/send-first-transaction.ts'
  const real = fs.readFileSync
  const draft = jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((...args) =>
      args[0] === file ? Buffer.from(source) : real(...args),
    )
  const problems = english('<CodeGroup sample="home/send-first-transaction" />')
  draft.mockRestore()
  expect(problems).toContain(`${file}:1: ${message}`)
})

test('a translation has rules of its own: blocks, words, marks', () => {
  const slug = 'core-concepts/accounts'
  const source = readFileSync(fileOf('en', slug), 'utf8')
  const added = 'Und das "Wort" ist hier, TODO.\n\n'.repeat(2)
  const problems = problemsIn('de', slug, `${source}\n${added}`).join('\n')
  for (const part of [
    '"paragraph" is at the end of a section where English',
    'is English; translate it',
    'write „ “ instead of straight quotation marks (content/style/de.md)',
    '"TODO." is still English; translate it, and remove TODO',
  ])
    expect(problems).toContain(part)
})
