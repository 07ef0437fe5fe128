import { nearestLanguage, savedAddress } from './address'
import type { OfflineList } from './contract'

const listOf = (home: string, ...files: string[]): OfflineList => ({
  locale: 'de',
  build: 'b',
  built: '2026-01-01',
  home,
  missing: `${home}offline.html`,
  pages: 1,
  bytes: 1,
  files: Object.fromEntries(files.map((file) => [file, 'hash'])),
})

const list = listOf(
  '/de/',
  '/de/',
  '/de/guides/x.html',
  '/de/integrations/',
  '/search/local/de.json',
  '/assets/a.js',
)

describe('savedAddress', () => {
  it.each([
    ['/de/guides/x.html', '/de/guides/x.html'],
    ['/de/guides/x', '/de/guides/x.html'],
    ['/de/guides/x/', '/de/guides/x.html'],
    ['/de/guides/x/index.html', '/de/guides/x.html'],
    ['/de/guides/x.md', '/de/guides/x.html'],
    ['/de/guides/%78.html', '/de/guides/x.html'],
    ['/de', '/de/'],
    ['/de/index.html', '/de/'],
    ['/de/integrations', '/de/integrations/'],
    ['/de/integrations.html', '/de/integrations/'],
    ['/search/local/de.json', '/search/local/de.json'],
    ['/de/guides/x.html.md', undefined],
    ['/guides/x.html', undefined],
    ['/search/local/de', undefined],
    ['/%E0%A4%A', undefined],
  ])('%s: %s', (path, expected) => {
    expect(savedAddress(path, list)).toBe(expected)
  })

  it('knows the home page at the root and below a base path', () => {
    expect(savedAddress('/index.html', listOf('/', '/'))).toBe('/')
    const below = listOf('/book/', '/book/')
    expect(savedAddress('/book', below)).toBe('/book/')
    expect(savedAddress('/', below)).toBeUndefined()
  })
})

describe('nearestLanguage', () => {
  const english = listOf('/')
  const german = listOf('/de/')

  it.each([
    ['/de/x.html', [english, german], german],
    ['/fr/x.html', [german, english], english],
    ['/fr/x.html', [german], german],
    ['/fr/x.html', [], undefined],
  ])('%s', (path, lists, expected) => {
    expect(nearestLanguage(path, lists)).toBe(expected)
  })
})
