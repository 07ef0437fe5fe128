/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { lineOfEntry } from '@/lib/files/json-line'
import { type Moved, movedProblems, redirectProblems, redirects } from './moved'

test('the book has none of these problems', () => {
  expect(movedProblems()).toEqual([])
})

const isPage = (path: string) => path === '/de/new.html'

test.each<[string, Moved, string]>([
  [
    'from an existing page',
    { '/de/new.html': '/de/new.html' },
    'is the address of an existing page; remove the entry',
  ],
  [
    'from an address that is no page',
    { '/old': '/de/new.html' },
    'is not the address of a page; write its canonical path, such as /guides/old.html',
  ],
  [
    'to a missing page',
    { '/old.html': '/de/none.html' },
    'redirects to "/de/none.html", which is not a page; write the canonical path of one',
  ],
  [
    'to a section without a name',
    { '/old.html': '/de/new.html#' },
    'redirects to "/de/new.html#", which is not a page; write the canonical path of one',
  ],
])('no redirect leads %s', (_, redirects, message) => {
  expect(redirectProblems(redirects, isPage)).toEqual([
    {
      file: 'content/moved.json',
      line: 1,
      message: expect.stringContaining(message),
    },
  ])
})

test('a problem names the line of its entry', () => {
  const source = readFileSync('content/moved.json', 'utf8')
  const [from = ''] = Object.keys(JSON.parse(source)).slice(5)
  expect(redirectProblems({ [from]: '/none.html' }, isPage)).toEqual([
    expect.objectContaining({ line: lineOfEntry(source, from) }),
  ])
  expect(redirectProblems({ '/old.html': '/de/new.html#a' }, isPage)).toEqual(
    [],
  )
})

test('a published address without a page needs a redirect', () => {
  expect(
    movedProblems(['/', '/gone.html', '/gone.html#part', '/de/gone.html']),
  ).toEqual([
    {
      file: 'content/published.txt',
      line: 2,
      message: expect.stringMatching(
        /^\/gone\.html was .* content\/moved\.json/,
      ),
    },
  ])
})

test('one entry redirects readers of all languages, and those of older entries', () => {
  const moved = {
    '/older.html': '/old.html#part',
    '/old.html': '/core-concepts/pdas.html',
    '/apps/old/': '/integrations/#games',
    '/id/id/old.html': '/id/old.html',
  }
  const published = [
    '/old.html#a',
    '/apps/old/',
    '/es/apps/old/',
    '/de/old.html',
    '/de/other.html',
    '/id/old.html',
  ]
  expect(redirects(moved, published)).toEqual({
    '/older.html': '/core-concepts/pdas.html#part',
    '/old.html': '/core-concepts/pdas.html',
    '/apps/old/': '/integrations/#games',
    '/id/id/old.html': '/id/core-concepts/pdas.html',
    // Spanish has no page of integrations.
    '/es/apps/old/': '/integrations/#games',
    '/de/old.html': '/de/core-concepts/pdas.html',
    '/id/old.html': '/id/core-concepts/pdas.html',
  })
})

test('entries that lead to each other are named', () => {
  const circle = redirects({ '/a.html': '/b.html', '/b.html': '/a.html' }, [])
  expect(redirectProblems(circle, isPage)).toHaveLength(2)
})
