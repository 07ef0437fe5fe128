/** @jest-environment node */
import { pageAddresses } from './addresses'

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
