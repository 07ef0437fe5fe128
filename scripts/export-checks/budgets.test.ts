/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import {
  budgetProblems,
  budgets,
  weighingLines,
  weighTemplates,
} from './budgets'
import { documentOf, siteOf } from './test-site'
import { weighPages } from './weigh'

const page = (html: number, file = 'a.html', usable = html + 2) => ({
  file,
  template: 'article' as const,
  weight: { html, css: 1, scripts: 1, usable, all: usable },
})

const problemsOf = (...pages: Parameters<typeof weighTemplates>[0]) =>
  budgetProblems(weighTemplates(pages))

test('pages within their budgets are in order', () => {
  expect(problemsOf(page(1000))).toEqual([])
})

test('the heaviest page over a budget is named with the number and what to do', () => {
  const limit = budgets.article.html * 1000
  const [problem] = problemsOf(page(limit), page(limit + 100, 'b.html'))
  expect(problem).toMatch(/^b\.html: html weighs .*"article".*payload\.ts/)
})

test('the page in the middle has a budget of its own', () => {
  const heavy = budgets.article.typical * 1000 + 1
  const light = page(1000)
  expect(problemsOf(light, light, page(1000, 'a.html', heavy))).toEqual([])
  expect(
    problemsOf(light, page(1000, 'b.html', heavy), page(1000, 'a.html', heavy)),
  ).toEqual([expect.stringMatching(/^b\.html: typical weighs /)])
})

test('the weights are printed beside their budgets, a template a line', () => {
  const [line, ...more] = weighingLines(weighTemplates([page(12345)]))
  expect(more).toEqual([])
  expect(line).toContain(`article: html 12.3/${budgets.article.html}, css `)
})

test('a page weighs its document, its style sheets and its scripts, once each', () => {
  const big = 'x'.repeat(100)
  const site = siteOf({
    'a.html': documentOf(
      '/a.html',
      '<script type="application/json">["/_next/static/b.js"]</script>',
      '<script src="/_next/static/start/a.js"></script><link rel="stylesheet" href="/a.css"><script src="/_next/static/b.js"></script><script nomodule src="/_next/static/d.js"></script>',
    ),
    'a/index.html': documentOf('/a.html', 'copy'),
    'a.css': big,
    '_next/static/start/a.js': 'scripts:["/_next/static/c.js"]',
    '_next/static/b.js': big,
    '_next/static/c.js': big,
    '_next/static/d.js': big,
  })
  const [weighed, ...more] = weighPages(site, ['de'])
  expect(more).toEqual([])
  const { html, css, scripts, usable, all } = weighed?.weight ?? {
    html: 0,
    css: 0,
    scripts: 0,
    usable: 0,
    all: 0,
  }
  expect(html).toBeGreaterThan(0)
  const start = scripts - 2 * css
  expect(start).toBeGreaterThan(0)
  expect(usable).toBe(html + 2 * css + start)
  expect(all).toBe(html + 3 * css + start)
})

test.each([
  '<link rel="preload" as="script" href="/_next/static/b.js">',
  '<link href="/_next/static/b.js" as="script" rel="preload">',
  '<link rel="modulepreload" href="/_next/static/b.js">',
])(
  'a script that is fetched ahead is among what the page loads: %s',
  (link) => {
    const script = 'x'.repeat(100)
    const site = siteOf({
      'a.html': documentOf('/a.html', '', link),
      '_next/static/b.js': script,
    })
    const { html = 0, usable } = weighPages(site, [])[0]?.weight ?? {}
    expect(usable).toBe(html + gzipSync(script, { level: 9 }).length)
  },
)

test.each([
  ['/', 'index.html', 'home'],
  ['/de/', 'de/index.html', 'home'],
  ['/de/a-z.html', 'de/a-z.html', 'a-z'],
  ['/errors.html', 'errors.html', 'errors'],
  ['/de/changes/guides/a.html', 'de/changes/guides/a.html', 'changes'],
  ['/integrations/', 'integrations/index.html', 'article'],
  ['/guides/a.html', 'guides/a.html', 'article'],
  ['/404.html', 'de/404.html', '404'],
])('%s has its own budget', (path, file, template) => {
  const site = siteOf({ [file]: documentOf(path) })
  expect(weighPages(site, ['de'])[0]?.template).toBe(template)
})
