import { isPlainClick } from './plain-click'

test.each([
  [{}, true],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
  [{ button: 1 }, false],
])('a click with %j is ours: %s', (keys, expected) => {
  expect(isPlainClick(new MouseEvent('click', keys))).toBe(expected)
})
