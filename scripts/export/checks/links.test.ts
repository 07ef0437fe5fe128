/** @jest-environment node */
import { linkProblems } from './links'
import { documentOf, siteOf } from './test-site'

const target = documentOf('/guides/a.html', '<h2 id="part">Part</h2>')
const files = {
  'guides/a.html': target,
  'guides/a/index.html': target,
  'integrations/index.html': documentOf('/integrations/'),
  'icon.svg': '<svg/>',
}

const problemsOf = (body: string, head = '') =>
  linkProblems(
    siteOf({ ...files, 'b.html': documentOf('/b.html', body, head) }),
    ['https://tags.example'],
  )

test.each([
  ['a page and its anchor', '<a href="/guides/a.html#part">a</a>'],
  ['a folder', '<a href="/integrations/">a</a>'],
  ['an anchor in percent form', '<a href="#%C3%A4">a</a><p id="ä">'],
  ['an anchor with a percent sign', '<a href="#100%">a</a><p id="100%">'],
  ['the top', '<a href="#top">a</a><a href="#">a</a>'],
  ['an old anchor by name', '<a href="#here">a</a><a name="here"></a>'],
  ['its own site by its full address', '<a href="https://example.org/b.html">'],
  ['another site', '<a href="https://example.com/no">a</a>'],
  ['a configured service', '<script src="https://tags.example/a.js"></script>'],
  ['an inline picture', '<img src="data:image/gif;base64,AA==" alt="">'],
  [
    'a file',
    '<img src="/icon.svg" srcset="/icon.svg 1x, /icon.svg 2x" alt="">',
  ],
  ['mail', '<a href="mailto:a@example.org">a</a>'],
])('a document may name %s', (_, body) => {
  expect(problemsOf(body)).toEqual([])
})

test.each([
  ['<a href="/guides/b.html">b</a>', /has no target/],
  ['<a href="https://example.org/no">a</a>', /has no target/],
  ['<a href="https://">b</a>', /is not an address; correct it/],
  [
    '<a href="/guides/a.html#no">a</a>',
    /an id that guides\/a\.html does not have.*\[#no\]/,
  ],
  ['<a href="#no">a</a>', /an id that b\.html does not have/],
  ['<a href="#100%">a</a>', /"#100%" points to an id that/],
  ['<a href="/guides/a/">a</a>', /write \/guides\/a\.html/],
  ['<a href="/integrations">a</a>', /redirects: write \/integrations\//],
  ['<a href="guides/a.html">a</a>', /is relative/],
  ['<img src="/no.png" alt="">', /has no target/],
  ['<img srcset="/icon.svg 1x, /no.png 2x" alt="">', /no\.png" has no target/],
  ['<blockquote cite="/no.html"></blockquote>', /has no target/],
  ['<iframe src="/no.html"></iframe>', /has no target/],
  ['<link rel="stylesheet" href="/no.css">', /has no target/],
  ['<script src="/no.js"></script>', /has no target/],
  [
    '<meta property="og:image" content="https://example.org/no.png">',
    /has no target/,
  ],
  [
    '<noscript><meta http-equiv="refresh" content="0; url=/no.html"></noscript>',
    /has no target/,
  ],
  ['<img src="//x.org/a.png" alt="">', /from another site.*public\//],
  ['<link rel="preconnect" href="https://x.org">', /from another site/],
  ['<svg><use href="https://x.org/a.svg#b"/></svg>', /from another site/],
])('a document may not contain %s', (html, message) => {
  expect(problemsOf(html)).toEqual([expect.stringMatching(message)])
  expect(problemsOf(html)[0]).toMatch(/^b\.html:1: /)
})

test('an address in many documents is reported once', () => {
  const body = '<a href="/no.html">no</a>'
  const site = siteOf({
    'a.html': documentOf('/a.html', body),
    'b.html': documentOf('/b.html', body + body),
  })
  expect(linkProblems(site)).toEqual([
    expect.stringMatching(/^a\.html:1: "\/no\.html" .*2 times more/),
  ])
})

test('style sheets and sitemaps name existing files', () => {
  const site = siteOf({
    ...files,
    'css/a.css':
      '@import "https://x.org/b.css";a{background:url(../icon.svg)}b{background:url("no.svg")}',
    'sitemap.xml':
      '<loc>https://example.org/guides/a.html</loc><loc>https://example.org/no.html</loc>',
  })
  expect(linkProblems(site)).toEqual([
    expect.stringMatching(/^css\/a\.css: "https:\/\/x\.org\/b\.css" is loaded/),
    expect.stringMatching(/^css\/a\.css: "\/css\/no\.svg" has no target/),
    expect.stringMatching(/^sitemap\.xml: "https:\/\/example\.org\/no\.html"/),
  ])
})

test('below a sub-path, links have to name it', () => {
  const page = (name: string, link: string) =>
    documentOf(`/book/${name}.html`, `<a href="${link}">a</a>`)
  const site = siteOf(
    {
      'book/a.html': page('a', '/book/b.html'),
      'book/b.html': page('b', '/a.html'),
    },
    '/book',
  )
  expect(linkProblems(site)).toEqual([
    expect.stringMatching(/^book\/b\.html:1: "\/a\.html" has no target/),
  ])
})
