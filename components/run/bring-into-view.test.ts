import { scrollNeeded } from './bring-into-view'

const view = { top: 64, bottom: 844 }

test.each([
  [200, 500, 0, 'it is in view'],
  [1072, 1300, 456, 'below the window, as far as its end'],
  [800, 2000, 736, 'larger than the window, as far as its beginning'],
  [20, 500, -44, 'under the bar of the page'],
  [-900, -500, -964, 'above the window'],
  [64, 3000, 0, 'its beginning is in view, and nothing more fits'],
])('a part from %i to %i scrolls by %i: %s', (top, bottom, expected) => {
  expect(scrollNeeded({ top, bottom }, view)).toBe(expected)
})
