import { isSoftTarget } from './soft-target'

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
