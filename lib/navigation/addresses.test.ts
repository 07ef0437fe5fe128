import { canonicalPath, hashId, isSoftTarget } from './addresses'

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

test.each([
  ['', ''],
  ['#rent', 'rent'],
  ['#%C3%BCber', 'über'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('the hash "%s" names the id "%s"', (hash, id) => {
  expect(hashId(hash)).toBe(id)
})

test.each([
  ['a page', '/core-concepts/pdas.html', '/', true],
  ['a folder index', '/integrations/', '/', true],
  ['the same language', '/de/core-concepts/pdas.html#a', '/de/', true],
  ['English from German', '/core-concepts/pdas.html', '/de/', false],
  ['a file', '/icon.svg', '/', false],
  ['a Markdown copy', '/guides/x.html.md', '/', false],
  ['another site', 'https://solana.com/', '/', false],
  ['below a base path', '/book/guides/x.html', '/book/', true],
  ['outside the base path', '/other/x.html', '/book/', false],
])('%s', (_, href, root, expected) => {
  expect(isSoftTarget(new URL(href, location.href), root)).toBe(expected)
})
