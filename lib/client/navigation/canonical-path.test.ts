import { canonicalPath } from './canonical-path'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/de/', '/de'],
  ['/de', '/de'],
  ['/guides/x.html', '/guides/x'],
  ['/guides/x/', '/guides/x'],
  ['/guides/x', '/guides/x'],
  ['/integrations/index.html', '/integrations'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})
