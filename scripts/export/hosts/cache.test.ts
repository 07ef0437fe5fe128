/** @jest-environment node */
import { cacheClassOf } from './cache'

describe('cacheClassOf', () => {
  it.each([
    ['/assets/a.js', '', 'hashed'],
    ['/b/assets/a.png', '/b', 'hashed'],
    ['/assets/a.js', '/b', 'document'],
    ['/icon.svg', '', 'picture'],
    ['/guides/a.html', '', 'document'],
    ['/', '', 'document'],
    ['/sw.js', '', 'document'],
    ['/offline/de.json', '', 'document'],
  ])('%s below %j: %s', (path, base, expected) => {
    expect(cacheClassOf(path, base)).toBe(expected)
  })
})
