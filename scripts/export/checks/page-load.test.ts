/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { limits, pageLoadProblems } from './page-load'
import { documentOf, siteOf } from './test-site'

test('a page that loads too much is named, with its files and the cure', () => {
  const siteWith = (bytes: number) =>
    siteOf({
      'a.html': documentOf('/a.html', '<script src="/a.js"></script>'),
      'b.html': documentOf(
        '/b.html',
        '<script src="/a.js"></script><script src="/b.js"></script>',
        '<link rel="stylesheet" href="/b.css">',
      ),
      'a.js': 'a()',
      'b.js': randomBytes(bytes).toString('latin1'),
      'b.css': randomBytes(bytes).toString('latin1'),
    })
  expect(pageLoadProblems(siteWith(1000))).toEqual([])
  expect(pageLoadProblems(siteWith(limits.scripts))).toEqual([
    expect.stringMatching(
      /^b\.html: its scripts \(a\.js, b\.js\) weigh \d+ bytes, over \d+ .*import\(\)/,
    ),
    expect.stringMatching(
      /^b\.html: its stylesheets \(b\.css\) weigh \d+ bytes/,
    ),
  ])
})
