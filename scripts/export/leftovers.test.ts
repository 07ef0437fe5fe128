/** @jest-environment node */
import { isLeftover } from './leftovers'

const files = new Set(['guides/a.html', 'guides/a.txt', 'robots.txt'])

describe('isLeftover', () => {
  it.each([
    ['__next._tree.txt', true],
    ['guides/a/__next.!KGVuKQ.guides.$oc$slug.__PAGE__.txt', true],
    ['guides/a/__next._full.txt', true],
    ['_not-found.html', true],
    ['_not-found.txt', true],
    ['404.html', false],
    ['guides/a.txt', true],
    ['robots.txt', false],
    ['_next/static/chunks/a.js', false],
    ['_next/static/book/_buildManifest.js', true],
    ['_next/static/book/_clientMiddlewareManifest.js', true],
    ['_next/static/media/worker.38tw3uje96a7d.ts', true],
    ['_next/static/media/face.38tw3uje96a7d.woff2', false],
  ])('%s: %s', (file, expected) => {
    expect(isLeftover(file, files)).toBe(expected)
  })
})
