/** @jest-environment node */

import { createEngine } from '@/lib/client/search/engine/engine'
import { unpackText } from '@/lib/shared/search/compact'
import { fullText, pageTexts } from './full-text'

const english = fullText('en')

test('packing loses nothing', () => {
  const pages = pageTexts('en')
  const flat = unpackText(english)
  expect(flat.map(({ anchor, level }) => [anchor, level])).toEqual(
    pages.flatMap(({ sections }) =>
      sections.map(({ anchor, level }) => [anchor, level]),
    ),
  )
})

test('a recorded error, a sample’s name and a fact find their sections', () => {
  const engine = createEngine(english)
  const paths = (query: string) =>
    engine.search(query, 10).found.map(({ section }) => section.path)
  expect(paths('custom program error: 0x0').join()).toContain('accounts.html')
  expect(paths('fetchEncodedAccount')).not.toEqual([])
  expect(paths('10,485,760 bytes').join()).toContain('accounts.html')
})
