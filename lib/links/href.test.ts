import { site } from '@/site.config'
import {
  documentFor,
  isFolderIndex,
  markdownHref,
  markdownUrl,
  pathFor,
} from './href'

test.each([
  ['en', '', '/'],
  ['de', '', '/de/'],
  ['en', 'core-concepts/accounts', '/core-concepts/accounts.html'],
  ['kr', 'guides/serialization', '/kr/guides/serialization.html'],
  ['en', 'integrations', '/integrations/'],
  ['th', 'integrations', '/th/integrations/'],
  ['en', 'a-z', '/a-z.html'],
] as const)('%s %j stands at %s', (locale, slug, path) => {
  expect(pathFor(locale, slug)).toBe(path)
})

test.each([
  ['en', '', 'index.html'],
  ['de', '', 'de.html'],
  ['th', 'integrations', 'th/integrations.html'],
  ['en', 'guides/serialization', 'guides/serialization.html'],
] as const)('%s %j is written to %s', (locale, slug, file) => {
  expect(documentFor(locale, slug)).toBe(file)
})

test.each([
  ['', '/index.html.md'],
  ['integrations', '/integrations/index.html.md'],
  ['core-concepts/pdas', '/core-concepts/pdas.html.md'],
])('the Markdown copy of %j is at %s', (slug, path) => {
  expect(markdownHref('en', slug)).toBe(path)
  expect(markdownUrl('en', slug)).toBe(site.origin + path)
})

test.each([
  ['', true],
  ['integrations', true],
  ['integrations/pyth', false],
  ['a-z', false],
])('%j is a folder index: %s', (slug, expected) => {
  expect(isFolderIndex(slug)).toBe(expected)
})
