import type { KeptLanguage } from './kept'
import { formatDay, formatSize, slotsOf, viewOf } from './panel-state'
import { listOf } from './test-host'

const one = listOf('one', {})
const two = { ...listOf('two', {}), built: '2026-11-30T23:30:00Z' }
const kept: KeptLanguage = { cache: 'c', list: one, keptAt: 'never' }
const progress = { done: 1, total: 2 }

describe('viewOf', () => {
  it.each([
    [{ begun: false }, 'none'],
    [{ begun: false, latest: one }, 'offer'],
    [{ begun: true, latest: one }, 'partial'],
    [{ begun: true }, 'partial'],
    [{ begun: true, progress }, 'working'],
    [{ begun: true, kept }, 'kept'],
    [{ begun: true, kept, latest: one }, 'kept'],
    [{ begun: true, kept, latest: two }, 'newer'],
    [{ begun: true, kept, latest: two, progress }, 'working'],
  ])('%j: %s', (state, view) => {
    expect(viewOf(state)).toBe(view)
  })
})

test('a day is written in the page’s language, whatever the clock', () => {
  expect(formatDay('2026-11-30T23:30:00Z', 'de-DE', 'UTC')).toBe(
    '30. November 2026',
  )
  expect(formatDay('1970-01-01T00:00:00Z', 'th-TH', 'UTC')).toContain('1970')
  expect(formatDay('never', 'en-US')).toBe('never')
})

test('a size is in units of 1,000,000 bytes', () => {
  expect(formatSize(1_260_000, 'en-US')).toBe('1.3 MB')
  expect(formatSize(1_260_000, 'fr-FR')).toMatch(/^1,3\sMo$/)
})

test('gaps say what is kept, and what there is', () => {
  const slots = slotsOf({ begun: true, kept, latest: two }, 'en-US')
  expect(slots).toEqual({
    pages: { text: '1' },
    size: { text: '0 MB' },
    built: { text: 'November 21, 2026', date: one.built },
    day: { text: 'never', date: 'never' },
    latest: { text: 'November 30, 2026', date: two.built },
  })
})
