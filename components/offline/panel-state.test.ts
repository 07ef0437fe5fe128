import { slotsOf, viewOf } from './panel-state'
import type { SavedLanguage } from './saved'
import { listOf } from './test-host'

const one = listOf('one', {})
const two = { ...listOf('two', {}), built: '2026-11-30T23:30:00Z' }
const saved: SavedLanguage = { cache: 'c', list: one, savedAt: 'never' }
const progress = { done: 1, total: 2 }

describe('viewOf', () => {
  it.each([
    [{ begun: false }, 'none'],
    [{ begun: false, latest: one }, 'offer'],
    [{ begun: true, latest: one }, 'partial'],
    [{ begun: true }, 'partial'],
    [{ begun: true, progress }, 'working'],
    [{ begun: true, saved }, 'saved'],
    [{ begun: true, saved, latest: one }, 'saved'],
    [{ begun: true, saved, latest: two }, 'newer'],
    [{ begun: true, saved, latest: two, progress }, 'working'],
  ])('%j: %s', (state, view) => {
    expect(viewOf(state)).toBe(view)
  })
})

test('a size is in units of 1,000,000 bytes', () => {
  const latest = { ...one, bytes: 1_260_000 }
  const size = (lang: string) => slotsOf({ begun: false, latest }, lang).size
  expect(size('en-US')).toEqual({ text: '1.3\u00a0MB' })
  expect(size('fr-FR')?.text).toMatch(/^1,3\sMo$/)
})
