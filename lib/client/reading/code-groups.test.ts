import { moveTab } from './code-groups'

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 0],
  [2, 'ArrowLeft', 1],
  [0, 'ArrowLeft', 2],
  [1, 'a', undefined],
])('from %i by %s', (index, key, next) => {
  expect(moveTab(index, 3, key)).toBe(next)
})
