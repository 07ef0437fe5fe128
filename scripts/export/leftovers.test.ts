/** @jest-environment node */
import { isLeftover } from './leftovers'

describe('isLeftover', () => {
  it.each([
    ['__next._tree.txt', true],
    ['guides/a/__next.!KGVuKQ.guides.$oc$slug.__PAGE__.txt', true],
    ['guides/a/__next._full.txt', true],
    ['_not-found.html', true],
    ['_not-found.txt', true],
    ['404.html', false],
    ['guides/a.txt', false],
    ['_next/static/chunks/a.js', false],
  ])('%s: %s', (file, expected) => {
    expect(isLeftover(file)).toBe(expected)
  })
})
