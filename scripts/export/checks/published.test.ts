/** @jest-environment node */
import {
  publishedPages,
  publishedProblems,
  readPublished,
  withPublished,
} from './published'
import { documentOf, siteOf } from './test-site'

const noindex = '<meta name="robots" content="noindex">'
const old = documentOf('/a.html', '', noindex)
const files = {
  'index.html': documentOf('/'),
  'index.md/index.html': old,
  'a.html': documentOf('/a.html'),
  'a/index.html': documentOf('/a.html', 'copy'),
  'a.md/index.html': old,
  'changes/a.html': documentOf('/changes/a.html', '', noindex),
}

test('pages are published, their copies, redirects and hidden pages are not', () => {
  expect(publishedPages(siteOf(files))).toEqual(['/', '/a.html'])
})

test('an address that answers is in order, also by a page that leads elsewhere', () => {
  const moved = {
    'b.html': documentOf('/a.html', '', noindex),
    'b.md/index.html': documentOf('/a.html', '', noindex),
  }
  expect(
    publishedProblems(siteOf({ ...files, ...moved }), [
      '/',
      '/a.html',
      '/b.html',
    ]),
  ).toEqual([])
})

test('a page that is gone needs a redirect', () => {
  expect(
    publishedProblems(siteOf(files), ['/', '/a.html', '/gone.html']),
  ).toEqual([expect.stringMatching(/^\/gone\.html: .*content\/moved\.json/)])
})

test('the addresses of the earlier site lead to their pages', () => {
  const { 'a.md/index.html': _, ...without } = files
  expect(publishedProblems(siteOf(without), ['/', '/a.html'])).toEqual([
    expect.stringMatching(/^\/a\.md: /),
  ])
})

test('a new page has to be put on the list', () => {
  expect(publishedProblems(siteOf(files), ['/'])).toEqual([
    expect.stringMatching(/^\/a\.html: .*published/),
  ])
})

test('the list holds for any sub-path', () => {
  const site = siteOf(
    {
      'book/a.html': documentOf('/book/a.html'),
      'book/a.md/index.html': '',
    },
    '/book',
  )
  expect(publishedProblems(site, ['/a.html'])).toEqual([])
})

test('the list only grows', () => {
  expect(
    withPublished(readPublished('/a.html\n/c.html\n'), ['/b.html']),
  ).toEqual(['/a.html', '/b.html', '/c.html'])
})
