/** @jest-environment node */

import { createEngine } from '@/lib/search/engine'
import { joinText, placedSections, splitText } from '@/lib/search/full-text'
import { fullText } from './full-text'
import { parseQuestions } from './questions'

const english = fullText('en')

test('a recorded error, a sample’s name and a fact find their sections', () => {
  const engine = createEngine(english)
  const paths = (query: string) =>
    engine.search(query, 10).found.map(({ section }) => section.path)
  expect(paths('custom program error: 0x0').join()).toContain('accounts.html')
  expect(paths('fetchEncodedAccount')).not.toEqual([])
  const first = (query: string) =>
    engine.search(query, 1).found[0]?.section.anchor
  expect(first('0x1774')).toBe('own-errors')
  expect(first('System 0x1')).toBe('system-0x1')
  expect(
    first('Transaction contains a duplicate instruction that is not allowed'),
  ).toBe('transaction-error-DuplicateInstruction')
  expect(paths('10,485,760 bytes').join()).toContain('accounts.html')
})

test('a language has its own questions, those of English, and English pages that it lacks', () => {
  const sections = placedSections(fullText('zh'))
  const [page] = sections.filter(({ kind }) => !kind)
  expect(page?.questions?.length).toBeGreaterThan(0)
  expect(page?.english?.length).toBeGreaterThan(1)
  const lacking = sections.filter(({ kind }) => kind === 'english')
  expect(lacking.map(({ path }) => path)).toContain('/references/nfts.html')
})

test('texts are split off, and joined to their sections again', () => {
  const { sections, texts } = splitText(english)
  expect(JSON.stringify(sections)).not.toContain('10,485,760')
  const textsOf = (text: typeof english) =>
    placedSections(text).map(({ texts }) => texts)
  expect(textsOf(joinText(sections, texts))).toEqual(textsOf(english))
})

test.each([
  ['a:\n  - b\n"c: [\n', ':3: is not YAML: '],
  ['a: [b', ':1: is not YAML: '],
  ['a:\n  - b\nc: text\n', ':3: "c" is no list of texts; write the id'],
  ['a:\n  - b: c\n  - d: e\n', ':1: "a" is no list of texts; write the id'],
  ['text', ':1: this is no list of texts'],
])('questions in another form stop a build: %j', (source, message) => {
  expect(() => parseQuestions(source, 'a.yaml')).toThrow(
    new RegExp(`^a.yaml${message}[^\\n]*$`),
  )
})
