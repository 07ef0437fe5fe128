/** @jest-environment node */
import { oldAddressOf, oldAddressPatterns } from './rules'

describe('oldAddressPatterns', () => {
  const leads = (path: string, base = '') => {
    const { folder, page: pattern } = oldAddressPatterns(base)
    const [, index] = path.match(folder) ?? []
    const [, name] = path.match(pattern) ?? []
    return index ?? (name && `${name}.html`)
  }

  it.each(['/', '/de/', '/integrations/', '/guides/a.html', '/a-z.html'])(
    'match the old address of %s, with and without a slash',
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
  ])('do not match %s', (path) => {
    expect(leads(path)).toBeUndefined()
  })
})
