import { type Answer, type Screen, screenOf } from './screen'

const answer: Answer = { query: 'rent', hits: 3, missing: [], failed: false }

test.each<[string, Answer | undefined, Screen]>([
  ['', undefined, 'start'],
  ['  ', answer, 'start'],
  ['r', undefined, 'pending'],
  ['rent', answer, 'hits'],
  ['rentx', answer, 'hits'],
  ['rentx', { ...answer, hits: 0 }, 'none'],
  ['rent', { ...answer, hits: 0, failed: true }, 'error'],
])('%j with the answer %j shows %s', (query, last, screen) => {
  expect(screenOf(query, last)).toBe(screen)
})
