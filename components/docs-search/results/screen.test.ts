import { type Screen, type SearchOutcome, screenOf } from './screen'

const answer: SearchOutcome = { hits: 3, missing: [], failed: false }

test.each<[boolean, SearchOutcome | undefined, Screen]>([
  [false, undefined, 'start'],
  [true, undefined, 'pending'],
  [false, answer, 'hits'],
  [true, answer, 'hits'],
  [true, { ...answer, hits: 0 }, 'none'],
  [false, { ...answer, hits: 0, failed: true }, 'error'],
])('pending %j with the answer %j shows %s', (pending, last, screen) => {
  expect(screenOf(pending, last)).toBe(screen)
})
