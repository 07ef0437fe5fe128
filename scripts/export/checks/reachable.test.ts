/** @jest-environment node */
import { orphanProblems } from './reachable'
import { documentOf, siteOf } from './test-site'

const link = (path: string) => `<a href="${path}">link</a>`

test('a page may be many links away from the home page', () => {
  const site = siteOf({
    'index.html': documentOf('/', link('/a.html')),
    'a.html': documentOf('/a.html', link('/de/')),
    'de/index.html': documentOf(
      '/de/',
      link('https://example.org/de/a.html#x'),
    ),
    'de/a.html': documentOf('/de/a.html'),
    'de/a/index.html': documentOf('/de/a.html', 'copy'),
    'a.md/index.html': documentOf('/a.html', link('/a.html')),
    '404.html': '<title>Nobody links this</title>',
  })
  expect(orphanProblems(site)).toEqual([])
})

test.each([
  ['that nobody links', ''],
  ['that only itself links', link('/b.html')],
  ['that another orphan links', link('/c.html')],
])('a page is an orphan %s', (_, body) => {
  const site = siteOf({
    'index.html': documentOf('/', link('/')),
    'b.html': documentOf('/b.html', body),
    'c.html': documentOf('/c.html', link('/b.html')),
  })
  expect(orphanProblems(site)).toEqual([
    expect.stringMatching(/^\/b\.html: no links .*sidebar/),
    expect.stringMatching(/^\/c\.html: /),
  ])
})

test('a link in the head makes no way for readers', () => {
  const head = '<link rel="alternate" hreflang="de" href="/de/">'
  const site = siteOf({
    'index.html': documentOf('/', '', head),
    'de/index.html': documentOf('/de/'),
  })
  expect(orphanProblems(site)).toHaveLength(1)
})

test('an export without a home page is no site', () => {
  expect(orphanProblems(siteOf({}))).toEqual([
    expect.stringMatching(/no home page/),
  ])
})
