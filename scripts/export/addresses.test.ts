/** @jest-environment node */
import { canonicalPath, pageAddresses } from './addresses'
import { readDocument } from './document'

describe('pageAddresses', () => {
  it('gives a page its clean forms, their payloads and its old address', () => {
    const addresses = pageAddresses('guides/a', '/guides/a.html')
    expect(addresses).toEqual({
      copies: [
        { from: 'guides/a.html', to: 'guides/a/index.html' },
        { from: 'guides/a.txt', to: 'guides/a/index.txt' },
        { from: 'guides/a.txt', to: 'guides/a.html.txt' },
      ],
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
    const { copies } = pageAddresses('index', '/')
    expect(copies).toEqual([{ from: 'index.txt', to: 'index.html.txt' }])
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
