/** @jest-environment node */
import { cacheClassOf } from './cache'

describe('cacheClassOf', () => {
  it.each([
    ['/_next/static/chunks/a.js', '', 'hashed'],
    ['/b/_next/static/media/a.png', '/b', 'hashed'],
    ['/_next/static/chunks/a.js', '/b', 'document'],
    ['/icon.svg', '', 'picture'],
    ['/guides/a.html', '', 'document'],
    ['/', '', 'document'],
    ['/sw.js', '', 'document'],
    ['/offline/de.json', '', 'document'],
  ])('%s below %j: %s', (path, base, expected) => {
    expect(cacheClassOf(path, base)).toBe(expected)
  })
})
