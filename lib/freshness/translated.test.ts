/** @jest-environment node */
import { withSource } from './translated'

test.each([
  [
    'without a fingerprint',
    '---\ntitle: A\n---\n\nText.\n',
    '---\ntitle: A\nsource: abc\n---\n\nText.\n',
  ],
  [
    'with an older one',
    '---\ntitle: A\nsource: old\nprev: false\n---\n\nsource\n---\n',
    '---\ntitle: A\nsource: abc\nprev: false\n---\n\nsource\n---\n',
  ],
])('a page %s gets today’s', (_, page, expected) => {
  expect(withSource(page, 'abc')).toBe(expected)
})
