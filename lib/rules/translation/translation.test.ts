/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { fileOf } from '@/lib/content/files'
import { parseSourcePage } from '@/lib/content/source-page'
import { unwrittenRule } from '@/lib/rules/unwritten'
import type { Locale } from '@/site.config'
import { marksRule } from './marks-rule'
import { structureRule } from './structure'
import { untranslatedRule } from './untranslated'

const head =
  '---\ntitle: X\ndescription: …………………………………………………………………………………………\n---\n\n'
const messages = (problems: readonly { message: string }[]) =>
  problems.map(({ message }) => message)

const marksIn = (locale: Locale, text: string) =>
  marksRule(parseSourcePage(locale, 'core-concepts/new', `${head}${text}\n`))

test.each<[Locale, string, string]>([
  ['zh', '账户(地址)', 'full-width brackets'],
  ['es', 'Listo!', 'open an exclamation with ¡'],
  ['es', 'Qué es?', '¿'],
])('%s: "%s" is for its writer to decide', (locale, text, cure) => {
  expect(marksIn(locale, text)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(cure),
      hint: true,
    }),
  ])
})

test.each<[Locale, string]>([
  ['zh', '一个 Solana 账户（见 `AccountInfo`），有 5 个字段。'],
  ['zh', '运行 [程序](/core-concepts/accounts)：见下文。'],
  ['fr', 'Pourquoi\u202F? Deux cas\u00A0: l’adresse, à 10:30, `a:b`.'],
  ['fr', '«\u202Fcompte\u202F»'],
  ['de', 'Das „Wort“. Sie gehört dem Programm.'],
  ['es', '¿Qué es? ¡Listo!'],
  ['th', 'เดือนกันยายน ค.ศ. 2026: ลงนามได้'],
  ['kr', '`Account`는 주소입니다. SOL을 보냅니다.'],
  ['tr', 'Solana’nın işlemleri'],
])('%s: "%s" is right', (locale, text) => {
  expect(marksIn(locale, text)).toEqual([])
})

const slug = 'core-concepts/accounts'
const english = readFileSync(fileOf('en', slug), 'utf8')
const structure = (source: string) =>
  messages(structureRule(parseSourcePage('de', slug, source)))

test('a page with English’s structure has no problem', () => {
  expect(structure(english)).toEqual([])
})

test('sections in another order are left to the rule of headings', () => {
  const [first = '', second = '', third = '', ...rest] =
    english.split(/(?=\n## )/)
  expect(structure([first, third, second, ...rest].join(''))).toEqual([])
})

test.each([
  [
    'a paragraph that is missing',
    english.replace(/\nEverything that Solana[\s\S]*?\n\n/, '\n'),
    /English has "paragraph"/,
  ],
  [
    'a paragraph too many',
    `${english}\nMehr davon.\n`,
    /"paragraph" is at the end of a section where English \(".*"\) has nothing more; remove it/,
  ],
  [
    'a list item that is missing',
    english.replace(/^- Balances.*\n/m, ''),
    /"list of \d+" is where English has "list of \d+" \(content\/en\/.*:\d+\)/,
  ],
  [
    'a row of a table that is missing',
    english.replace(/^\| `data`.*\n/m, ''),
    /"table of \d+ rows and 3 columns" is where English has "table of \d+ rows and 3 columns"/,
  ],
  [
    'another sample',
    english.replace('sample="core-concepts/accounts/', 'sample="other/'),
    /<CodeGroup sample="other\/.*" is where English has/,
  ],
  [
    'a link that is missing',
    english.replace(/\[([^\]]+)\]\(\/core-concepts\/programs[^)]*\)/, '$1'),
    /lacks the link to \/core-concepts\/programs/,
  ],
  [
    'a fact typed in',
    english.replace(/<Fact id="account.fields" \/>/, '5'),
    /lacks the fact account.fields/,
  ],
  [
    'code that was translated',
    english.replace('`rent_epoch`', '`miete`'),
    /lacks the code rent_epoch/,
  ],
])('%s is named', (_, source, message) => {
  expect(structure(source)).toContainEqual(expect.stringMatching(message))
})

test('a passage left in English is named', () => {
  const remaining = untranslatedRule(parseSourcePage('de', slug, english))
  expect(remaining.length).toBeGreaterThan(50)
  const [, cell = ''] = /^\| `data` \| bytes \| (.*) \|$/m.exec(english) ?? []
  expect(
    messages(untranslatedRule(parseSourcePage('de', slug, `${head}${cell}\n`))),
  ).toEqual([`"${cell}" is English; translate it`])
  const mixed = `${head}Der Account holds the data that you are looking for.\n`
  expect(
    messages(untranslatedRule(parseSourcePage('de', slug, mixed))),
  ).toEqual([expect.stringContaining('is English; translate it')])
})

test.each([
  ['a paragraph', 'TODO The account holds the data that you are looking for.'],
  [
    'a list item',
    '- Der Account.\n- TODO The account holds the data that you are looking for.',
  ],
  [
    'an alternative text',
    '<Figure diagram="cpi" alt="TODO The account holds the data that you are looking for." />',
  ],
])('%s with a placeholder is named once, with its cure', (_, text) => {
  const page = parseSourcePage('de', slug, `${head}${text}\n`)
  expect(messages([...unwrittenRule(page), ...untranslatedRule(page)])).toEqual(
    [expect.stringMatching(/is still English; translate it, and remove TODO$/)],
  )
})
