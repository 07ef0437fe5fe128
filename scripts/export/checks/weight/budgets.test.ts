/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { documentOf, siteOf } from '../test-site'
import {
  budgetProblems,
  budgets,
  editorBudget,
  islandBudget,
  roomLines,
  weighingLines,
  weighTemplates,
} from './budgets'
import { weighLater, weighPages } from './weigh'

const page = (html: number, file = 'a.html', whole = html + 2) => ({
  file,
  template: 'article' as const,
  weight: { html, css: 1, scripts: 1, page: whole },
  parts: {
    css: [{ file: 'assets/a.css', bytes: 1 }],
    scripts: [{ file: 'assets/1a/main.js', bytes: 1 }],
  },
})

const problemsOf = (...pages: Parameters<typeof weighTemplates>[0]) =>
  budgetProblems(weighTemplates(pages))

test('pages within their budgets are in order', () => {
  expect(problemsOf(page(1000))).toEqual([])
})

test('the heaviest page over a budget is named with the number and what to do', () => {
  const limit = budgets.article.html * 1000
  const [problem] = problemsOf(page(limit), page(limit + 100, 'b.html'))
  expect(problem).toMatch(/^b\.html: html weighs .*"article".*for its writer/)
})

test('scripts over a budget are a matter for the person who changed them', () => {
  const scripts = budgets.article.scripts * 1000 + 1
  const heavy = { ...page(1000), weight: { ...page(1000).weight, scripts } }
  expect(problemsOf(heavy)).toEqual([
    expect.stringMatching(
      /^a\.html: scripts weighs .*changed the client.*\n {2}The largest of its files: assets\/1a\/main\.js 0\.0 kB$/,
    ),
  ])
})

test.each([
  ['css', 'changed a style sheet: move it to the island that it is for'],
  ['page', 'for its writer: shorten the page, or split it into two'],
  ['middle', 'where many pages grew at once, see what their template repeats'],
] as const)('%s over a budget has its own cure', (measure, cure) => {
  const file = 'a.html'
  const kilobytes = budgets.article[measure] + 1
  expect(
    budgetProblems([
      { template: 'article', measure, file, kilobytes, parts: [] },
    ]),
  ).toEqual([expect.stringContaining(cure)])
})

test('the islands together have a budget, and the editor has one of its own', () => {
  const part = (file: string, bytes: number, islands: string[]) => ({
    file: `assets/1a/${file}`,
    bytes,
    islands,
  })
  const chunk = part('chunk-1.js', 100_000, ['run', 'zoom'])
  const zoom = part('zoom.js', islandBudget * 1000 - 100_000, ['zoom'])
  const editor = part('editor.js', editorBudget * 1000, ['editor'])
  const problemsOf = (...more: (typeof chunk)[]) =>
    budgetProblems([], {
      islands: [zoom, chunk, ...more],
      editor: [editor, ...more],
    })
  expect(problemsOf()).toEqual([])
  expect(problemsOf(part('small.js', 1, []))).toEqual([
    expect.stringMatching(
      /^assets\/: the islands weigh 173\.0 kB.*\n {2}The largest of its files: assets\/1a\/chunk-1\.js 100\.0 kB \(run, zoom\); assets\/1a\/zoom\.js 73\.0 kB \(zoom\); assets\/1a\/small\.js 0\.0 kB$/,
    ),
    expect.stringMatching(/^assets\/: the editor weighs 140\.0 kB/),
  ])
})

test('an article that leaves its writer no room is named before it is too heavy', () => {
  const linesOf = (html: number) => roomLines(weighTemplates([page(html)]))
  const limit = budgets.article.html * 1000
  expect(linesOf(1000)).toEqual([])
  expect(linesOf(limit - 800)).toContainEqual(
    expect.stringMatching(
      /^a\.html: html leaves a writer 0\.8 kB, less than 2 %/,
    ),
  )
})

test('the page in the middle has a budget of its own', () => {
  const heavy = budgets.article.middle * 1000 + 1
  const light = page(1000)
  expect(problemsOf(light, light, page(1000, 'a.html', heavy))).toEqual([])
  expect(
    problemsOf(light, page(1000, 'b.html', heavy), page(1000, 'a.html', heavy)),
  ).toEqual([expect.stringMatching(/^b\.html: middle weighs /)])
})

test('the weights are printed beside their budgets, a template a line', () => {
  const [line, ...more] = weighingLines(weighTemplates([page(12345)]))
  expect(more).toEqual([])
  expect(line).toContain(`article: html 12.3/${budgets.article.html}, css `)
})

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length

test('a page weighs its document, its style sheet, and the scripts that run at once', () => {
  const files = {
    'a.html': documentOf(
      '/a.html',
      '',
      '<script type="module" src="/assets/1a/main.js"></script><link rel="modulepreload" href="/assets/1a/b.js"><link rel="stylesheet" href="/assets/a.css">',
    ),
    'assets/1a/b.js': 'import"./d.js";export{a}from"./c.js";',
    'assets/1a/c.js': `export const a="${'c'.repeat(50)}"`,
    'assets/1a/d.js': 'd()',
    'assets/1a/main.js': 'import{a}from"./b.js";a();import("./zoom.js")',
    'assets/1a/editor.js': 'export let edit',
    'assets/1a/zoom.css': 'p{}',
    'assets/1a/zoom.js': 'export let mount',
    'assets/1a/files.json': '{"zoom":{"zoom.js":"sha256-1"}}',
    'assets/a.css': 'a{}',
  }
  const site = siteOf({
    ...files,
    'a/index.html': documentOf('/a.html', 'copy'),
  })
  const [weighed, ...more] = weighPages(site, ['de'])
  expect(more).toEqual([])
  const html = sizeOf(files['a.html'])
  const css = sizeOf(files['assets/a.css'])
  const scripts =
    sizeOf(files['assets/1a/main.js']) +
    sizeOf(files['assets/1a/b.js']) +
    sizeOf(files['assets/1a/c.js']) +
    sizeOf(files['assets/1a/d.js'])
  const page = html + css + scripts
  expect(weighed?.weight).toEqual({ html, css, scripts, page })
  const later = weighLater(site)
  const partOf = (name: string, islands: string[] = []) => {
    const file = `assets/1a/${name}`
    return { file, bytes: sizeOf(site.read(file)), islands }
  }
  expect(later.islands.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    partOf('files.json'),
    partOf('zoom.css'),
    partOf('zoom.js', ['zoom']),
  ])
  expect(later.editor).toEqual([partOf('editor.js')])
})

test.each([
  ['/', 'index.html', 'home'],
  ['/de/', 'de/index.html', 'home'],
  ['/de/a-z.html', 'de/a-z.html', 'a-z'],
  ['/errors.html', 'errors.html', 'errors'],
  ['/playground.html', 'playground.html', 'playground'],
  ['/de/changes/guides/a.html', 'de/changes/guides/a.html', 'changes'],
  ['/integrations/', 'integrations/index.html', 'article'],
  ['/guides/a.html', 'guides/a.html', 'article'],
  ['/404.html', 'de/404.html', '404'],
])('%s has its own budget', (path, file, template) => {
  const site = siteOf({ [file]: documentOf(path) })
  expect(weighPages(site, ['de'])[0]?.template).toBe(template)
})
