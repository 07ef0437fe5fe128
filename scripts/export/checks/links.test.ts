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
  )

test.each([
  ['a page', '<a href="/guides/a.html">a</a>'],
  ['an anchor of a page', '<a href="/guides/a.html#part">a</a>'],
  ['a folder', '<a href="/integrations/">a</a>'],
  ['its own anchor', '<a href="#here">a</a><p id="here">'],
  ['an anchor in percent form', '<a href="#%C3%A4">a</a><p id="ä">'],
  ['an anchor with a percent sign', '<a href="#100%">a</a><p id="100%">'],
  ['the top', '<a href="#top">a</a><a href="#">a</a>'],
  ['an old anchor by name', '<a href="#here">a</a><a name="here"></a>'],
  ['its own site by its full address', '<a href="https://example.org/b.html">'],
  ['another site', '<a href="https://example.com/no">a</a>'],
  ['an inline picture', '<img src="data:image/gif;base64,AA==" alt="">'],
  [
    'a file',
    '<img src="/icon.svg" srcset="/icon.svg 1x, /icon.svg 2x" alt="">',
  ],
  ['mail', '<a href="mailto:a@example.org">a</a>'],
])('a link may lead to %s', (_, body) => {
  expect(problemsOf(body)).toEqual([])
})

test.each([
  ['a missing page', '<a href="/guides/b.html">b</a>', /has no target/],
  ['no address', '<a href="https://">b</a>', /is not an address; correct it/],
  [
    'a missing anchor',
    '<a href="/guides/a.html#no">a</a>',
    /an id that guides\/a\.html does not have.*\[#no\]/,
  ],
  [
    'a missing anchor of its own',
    '<a href="#no">a</a>',
    /an id that b\.html does not have/,
  ],
  [
    'an anchor that is no percent form',
    '<a href="#100%">a</a>',
    /"#100%" points to an id that/,
  ],
  ['a copy of a page', '<a href="/guides/a/">a</a>', /write \/guides\/a\.html/],
  [
    'a folder without slash',
    '<a href="/integrations">a</a>',
    /\/integrations\//,
  ],
  ['a relative address', '<a href="guides/a.html">a</a>', /is relative/],
  [
    'a missing page in full',
    '<a href="https://example.org/no">a</a>',
    /no target/,
  ],
  ['a missing picture', '<img src="/no.png" alt="">', /no target/],
  [
    'a missing picture of a set',
    '<img srcset="/icon.svg 1x, /no.png 2x" alt="">',
    /no\.png" has no target/,
  ],
  [
    'a missing source of a quotation',
    '<blockquote cite="/no.html"></blockquote>',
    /no target/,
  ],
  ['a missing frame', '<iframe src="/no.html"></iframe>', /no target/],
])('a link may not lead to %s', (_, body, message) => {
  const problems = problemsOf(body)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(message)
  expect(problems[0]).toMatch(/^b\.html/)
})

test.each(['', 'book/'])(
  'what the client names beside it in %jassets/ has to be there',
  (base) => {
    const problems = linkProblems(
      siteOf({
        [`${base}assets/1a/main.js`]:
          'import"./chunk.js";import("./zoom.js");new URL("./zoom.css",import.meta.url)',
        [`${base}assets/1a/chunk.js`]: '',
      }),
    )
    const main = `${base}assets/1a/main.js: "/${base}assets/1a/zoom`
    expect(problems).toEqual([
      expect.stringContaining(`${main}.js" has no target`),
      expect.stringContaining(`${main}.css" has no target`),
    ])
  },
)

test.each([
  '<link rel="stylesheet" href="/no.css">',
  '<script src="/no.js"></script>',
  '<meta property="og:image" content="https://example.org/no.png">',
  '<noscript><meta http-equiv="refresh" content="0; url=/no.html"></noscript>',
])('what a head names has to be there: %s', (head) => {
  expect(problemsOf('', head)).toHaveLength(1)
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
  const problems = linkProblems(
    siteOf({
      ...files,
      'css/a.css': 'a{background:url(../icon.svg)}b{background:url("no.svg")}',
      'sitemap.xml':
        '<loc>https://example.org/guides/a.html</loc><loc>https://example.org/no.html</loc>',
    }),
  )
  expect(problems).toEqual([
    expect.stringMatching(/^css\/a\.css: "\/css\/no\.svg" has no target/),
    expect.stringMatching(/^sitemap\.xml: "https:\/\/example\.org\/no\.html"/),
  ])
})

test('below a sub-path, links and style sheets have to name it', () => {
  const sheet = '<link rel="stylesheet" href="/book/assets/a.css">'
  const site = siteOf(
    {
      'book/assets/a.css': '',
      'book/a.html': documentOf(
        '/book/a.html',
        `<a href="/book/b.html">b</a>${sheet}`,
      ),
      'book/b.html': documentOf('/book/b.html', '<a href="/a.html">a</a>'),
    },
    '/book',
  )
  expect(linkProblems(site)).toEqual([
    expect.stringMatching(/^book\/b\.html:1: "\/a\.html" has no target/),
  ])
})
