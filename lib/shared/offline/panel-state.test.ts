import { listOf } from '@/lib/client/offline/worker/test-host'
import type { KeptLanguage } from './kept'
import { slotsOf, viewOf } from './panel-state'

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

test('a size is in units of 1,000,000 bytes', () => {
  const latest = { ...one, bytes: 1_260_000 }
  const size = (lang: string) => slotsOf({ begun: false, latest }, lang).size
  expect(size('en-US')).toEqual({ text: '1.3 MB' })
  expect(size('fr-FR')?.text).toMatch(/^1,3\sMo$/)
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
