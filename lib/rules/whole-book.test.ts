/** @jest-environment node */
import fs, { readFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/content-error'
import { fileOf } from '@/lib/content/files'
import { parseSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import { checkBook, problemsOf } from './check'

const problemsIn = (locale: Locale, slug: string, source: string) =>
  problemsOf(parseSourcePage(locale, slug, source)).map(formatProblem)

const english = (text: string, key = 'checked: 2026-11-21') =>
  problemsIn(
    'en',
    'core-concepts/new',
    `---\ntitle: A page\ndescription: What this page is about, in one sentence.\n${key}\n---\n${text}\n`,
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

test.each([
  [
    'a wrong word',
    'A block hash.',
    '6: hint: "block hash" is not the approved',
  ],
  [
    'a typed value',
    'Kit 8.4.0 is out.',
    '6: hint: "8.4.0" is typed into the text; if it means the same, write <Fact id="version.kit" />',
  ],
  ['a claim', 'It is deprecated.', '6: hint: "deprecated" is a fact about the'],
])('%s stops nothing', (_, text, message) => {
  expect(english(text)).toEqual([expect.stringContaining(`${page}:${message}`)])
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

test.each([
  [
    'a text that is still to be written',
    'TODO Explain it.',
    '"TODO Explain it." is still to be written; write it, and remove TODO',
  ],
  [
    'an address in an attribute, where numbers may be',
    '<Callout type="note" title="https://api.devnet.solana.com, 987,654">\n\nx\n\n</Callout>',
    'hint: "https://api.devnet.solana.com" is typed into the text; if it means the same, write <Fact id="endpoint.devnet" />',
  ],
])('%s is named once', (_, text, message) => {
  expect(english(text)).toEqual([
    expect.stringContaining(`${page}:6: ${message}`),
  ])
})

test('a term that needs no explanation is one that the page uses', () => {
  const keys = 'checked: 2026-11-21\nunexplained: [nothing]'
  expect(english('Text.', keys)).toEqual([
    expect.stringContaining(`${page}:5: \`unexplained\` names "nothing"`),
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

test('a translation has rules of its own: blocks, words, length, marks', () => {
  const slug = 'core-concepts/accounts'
  const source = readFileSync(fileOf('en', slug), 'utf8')
  const added = 'Und das "Wort" ist hier, TODO.\n\n'.repeat(400)
  const problems = problemsIn('de', slug, `${source}\n${added}`).join('\n')
  for (const part of [
    '"paragraph" is at the end of a section where English',
    'is English; translate it',
    "% of English's characters, where 90 to 145 % are usual; compare it with English and add what is missing or remove what was added",
    'write „ “ instead of straight quotation marks (content/style/de.md)',
    '"TODO." is still English; translate it, and remove TODO',
  ])
    expect(problems).toContain(part)
})
