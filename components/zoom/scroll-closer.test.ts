import { zoomLimits } from '@/lib/limits'
import { scrollCloser } from './scroll-closer'

test.each([
  [[40], false],
  [[41], true],
  [[-41], true],
  [[20, 20], false],
  [[20, 21], true],
  [[30, -30, 30], false],
])('scrolling %j closes: %s', (deltas, closes) => {
  const closer = scrollCloser(zoomLimits.scrollClose)
  expect(deltas.map(closer.add).at(-1)).toBe(closes)
})

test('an image that opens again starts from zero', () => {
  const closer = scrollCloser(40)
  closer.add(30)
  closer.reset()
  expect(closer.add(30)).toBe(false)
})
