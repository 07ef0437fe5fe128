/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/content-error'
import { fileOf } from '@/lib/content/files'
import { parseSourcePage } from '@/lib/content/source-page'
import { integrationsRule } from './integrations'

const file = fileOf('en', 'integrations')
const source = readFileSync(file, 'utf8')
const problemsIn = (text: string) =>
  integrationsRule(parseSourcePage('en', 'integrations', text)).map(
    formatProblem,
  )
const lineOf = (text: string) =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1

test('the table of the integrations has each of them, with its status', () => {
  expect(problemsIn(source)).toEqual([])
})

test('a page without a row in the table is named', () => {
  expect(problemsIn(source.replace(/^\| \[Web3Auth\].*\n/m, ''))).toEqual([
    `${file}:${lineOf('| Integration |')}: no row of this table begins with a link to /integrations/web3auth; add one: | [Web3Auth](/integrations/web3auth) | … |`,
  ])
})

test('a row with another status than that of its page is named', () => {
  const wrong = source.replace(/(\[Mango\].*)retired/, '$1legacy')
  expect(problemsIn(wrong)).toEqual([
    `${file}:${lineOf('[Mango]')}: this row does not say "retired", the status of /integrations/mango; correct one of them`,
  ])
})
