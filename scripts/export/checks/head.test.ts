/** @jest-environment node */
import { site } from '@/site.config'
import { headProblems } from './head'
import { siteOf } from './test-site'

const origin = 'https://example.org'
const { title } = site
const sitemap = (...paths: readonly string[]) =>
  paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')

/** The languages of a page, as its head names them. */
const inBoth = `<link rel="alternate" hreflang="en-US" href="${origin}/a.html"><link rel="alternate" hreflang="de-DE" href="${origin}/de/a.html"><link rel="alternate" hreflang="x-default" href="${origin}/a.html">`

const page = (lang: string, path: string) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>A | ${title}</title><meta name="description" content="About A."><link rel="canonical" href="${origin}${path}">${inBoth}<link rel="alternate" type="text/markdown" href="${origin}${path}.md"><meta property="og:title" content="A"><meta property="og:description" content="About A."><meta property="og:url" content="${origin}${path}"><meta property="og:site_name" content="${title}"><meta property="og:image" content="${origin}/card.png"><meta name="twitter:card" content="summary_large_image"></head><body><h1>A</h1></body></html>`

const good = {
  'a.html': page('en-US', '/a.html'),
  'de/a.html': page('de-DE', '/de/a.html'),
  'robots.txt': `User-Agent: *\nSitemap: ${origin}/sitemap.xml`,
  'sitemap/de.xml': sitemap('/de/a.html'),
  'sitemap/en.xml': sitemap('/a.html'),
}

test('pages in two languages have good heads', () => {
  expect(headProblems(siteOf(good))).toEqual([])
})

test('the site’s name may be the whole title', () => {
  const html = good['a.html'].replace(` | ${title}`, '')
  expect(headProblems(siteOf({ ...good, 'a.html': html }))).toEqual([])
})

test.each([
  [
    'another language',
    'lang="de-DE"',
    'lang="en-US"',
    /its language is "en-US"/,
  ],
  ['another title', '<title>A', '<title>B', /its title is "B \| .*not "A \| /],
  ['no description', 'name="description"', 'name="x"', /it has no description/],
  ['no name', 'og:title', 'og:x', /it has no og:title/],
  ['no picture', 'og:image', 'og:x', /it has no og:image/],
  ['the address of another page', 'og:url', 'og:x', /its og:url is "", not/],
  ['another form of preview', 'summary_large_image', 'summary', /twitter:card/],
  ['a language less', 'hreflang="en-US"', 'x="y"', /its list of languages is/],
  [
    'no Markdown',
    'type="text/markdown"',
    'x="y"',
    /address of its Markdown is/,
  ],
  ['no default', 'hreflang="x-default"', 'x="y"', /its list of languages is/],
])('a page may not have %s', (_, from, to, problem) => {
  const html = good['de/a.html'].replace(from, to)
  const problems = headProblems(siteOf({ ...good, 'de/a.html': html }))
  expect(problems.join('\n')).toMatch(problem)
  for (const each of problems) expect(each).toMatch(/^de\/a\.html: /)
})

test('a language that lacks the page is not named', () => {
  const { 'de/a.html': _, ...english } = good
  expect(headProblems(siteOf(english))).toEqual([
    expect.stringMatching(/^a\.html: its list of languages is /),
  ])
})

test('sitemaps list every page but those that are not for search engines', () => {
  const without = { ...good, 'sitemap/de.xml': sitemap('/de/') }
  const url = `${origin}/de/a.html`
  expect(headProblems(siteOf(without))).toEqual([
    `${url} is in no sitemap: lib/content/sitemap.ts writes them`,
  ])
  const html = good['de/a.html'].replace(
    /<link[^>]* type="text.markdown"[^>]*>/,
    '<meta name="robots" content="noindex">',
  )
  expect(headProblems(siteOf({ ...without, 'de/a.html': html }))).toEqual([])
})

test('robots.txt names the sitemap', () => {
  expect(headProblems(siteOf({ ...good, 'robots.txt': '' }))).toEqual([
    expect.stringContaining('robots.txt lacks "Sitemap: '),
  ])
})
