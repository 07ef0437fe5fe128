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
    '---\ntitle: A\nsource: old\nnavTitle: B\n---\n\nsource\n---\n',
    '---\ntitle: A\nsource: abc\nnavTitle: B\n---\n\nsource\n---\n',
  ],
  [
    'whose text has such a line',
    '---\ntitle: A\n---\n\n```text\nsource: old\n```\n',
    '---\ntitle: A\nsource: abc\n---\n\n```text\nsource: old\n```\n',
  ],
  [
    'with the line ends of Windows',
    '---\r\ntitle: A\r\n---\r\n',
    '---\r\ntitle: A\nsource: abc\r\n---\r\n',
  ],
])('a page %s gets today’s', (_, page, expected) => {
  expect(withSource(page, 'abc')).toBe(expected)
})

test.each([
  ['265592181192', "'265592181192'"],
  ['12e345678901', "'12e345678901'"],
  ['12e34567890a', '12e34567890a'],
])('the fingerprint %s stays a text in YAML', (hash, written) => {
  expect(withSource('---\ntitle: A\n---\n', hash)).toContain(
    `source: ${written}\n`,
  )
})
