/** @jest-environment node */
import { oldAddressOf, oldAddressPatterns, readRules } from './rules'

const page = (path: string) =>
  `<link rel="canonical" href="https://x.org${path}"/>`
const documents: Readonly<Record<string, string>> = {
  '404.html': '',
  'de/404.html': '',
  'index.html': page('/b/'),
  'guides/a.html': page('/b/guides/a.html'),
  'guides/a/index.html': page('/b/guides/a.html'),
  'assets/a.js': '',
  robots: '',
}
const exported = {
  files: Object.keys(documents),
  read: (file: string) => documents[file] ?? '',
}

describe('readRules', () => {
  const rules = readRules(exported, '/b')

  it('finds each page once, by its canonical path', () => {
    expect(rules.pages).toEqual(['/b/', '/b/guides/a.html'])
  })

  it('finds the languages that have a page for unknown addresses', () => {
    expect(rules.languages).toEqual(['de'])
  })

  it('names a type for each ending', () => {
    expect([...rules.types.keys()]).toEqual(['html', 'js'])
  })

  it('does not take an empty folder for a site', () => {
    expect(() => readRules({ files: [], read: () => '' }, '')).toThrow(
      'build it again',
    )
  })
})

describe('oldAddressPatterns', () => {
  const leads = (path: string, base = '') => {
    const { folder, page: pattern } = oldAddressPatterns(base)
    const [, index] = path.match(folder) ?? []
    const [, name] = path.match(pattern) ?? []
    return index ?? (name && `${name}.html`)
  }

  it.each(['/', '/de/', '/integrations/', '/guides/a.html', '/a-z.html'])(
    'lead to %s, with and without a slash',
    (path) => {
      expect(leads(oldAddressOf(path))).toBe(path)
      expect(leads(`${oldAddressOf(path)}/`)).toBe(path)
      const below = `/b.c${path}`
      expect(leads(oldAddressOf(below), '/b.c')).toBe(below)
    },
  )

  it.each([
    '//example.org/a.md',
    '/\\example.org\\a.md',
    '/%5cexample.org/a.md',
    '/guides/a.html.md',
    '/guides/a.md/b',
    '/guides/.md',
  ])('lead from %s nowhere', (path) => {
    expect(leads(path)).toBeUndefined()
  })
})
