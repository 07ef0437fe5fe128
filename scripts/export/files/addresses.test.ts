/** @jest-environment node */
import { canonicalPath, pageAddresses } from './addresses'
import { readDocument } from './document'

describe('pageAddresses', () => {
  it('gives a page its clean forms and its old address', () => {
    expect(pageAddresses('guides/a', '/guides/a.html')).toEqual({
      copy: 'guides/a/index.html',
      stub: 'guides/a.md/index.html',
    })
  })

  it.each([
    ['index', '/', 'index.md/index.html'],
    ['de', '/de/', 'de/index.md/index.html'],
    ['integrations', '/integrations/', 'integrations/index.md/index.html'],
  ])("puts %s's old address inside its folder", (name, path, stub) => {
    expect(pageAddresses(name, path).stub).toBe(stub)
  })

  it('does not write the home page over itself', () => {
    expect(pageAddresses('index', '/').copy).toBeUndefined()
  })
})

describe('canonicalPath', () => {
  const read = (head: string) =>
    canonicalPath(readDocument('a.html', `<head>${head}</head>`))

  it('reads the path from the canonical link', () => {
    const link = '<link rel="canonical" href="https://x.org/base/de/a.html">'
    expect(read(link)).toBe('/base/de/a.html')
  })

  it('says which page has none', () => {
    expect(() => read('')).toThrow('a.html: has no canonical link')
  })
})
