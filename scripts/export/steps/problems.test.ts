/** @jest-environment node */
import { documentProblems, styleProblems } from './problems'
import { stepOn } from './test-page'

const problemsOf = (body: string, origins?: readonly string[]) =>
  stepOn(documentProblems, { body }, { origins }).problems

describe('documentProblems', () => {
  it.each([
    ['<p style="color: red">', '<p> has a style attribute'],
    ['<svg><style>p{}</style></svg>', '<style> is an inline style sheet'],
    ['<noscript><style></style></noscript>', '<style> is an inline'],
    ['<button onclick="a()">', '<button> has onclick'],
    ['<img src="https://x.org/a.png">', '<img> loads https://x.org/a.png'],
    ['<img src="//x.org/a.png">', '<img> loads //x.org/a.png'],
    ['<img srcset="/a.png 1x, https://x.org/b 2x">', 'loads https://x.org/b'],
    ['<script src="https://x.org/a.js"></script>', 'loads https://x.org/a.js'],
    ['<link rel="stylesheet" href="https://x.org/a.css">', 'https://x.org/a'],
    ['<link rel="preconnect" href="https://x.org">', 'loads https://x.org'],
    ['<svg><use href="https://x.org/a.svg#b"/></svg>', 'https://x.org/a.svg#b'],
    ['<iframe src="https://x.org"></iframe>', 'loads https://x.org'],
    ['<img src="/_next/static/media/a.png">', 'which is not published'],
  ])('reports %s with line and cure', (body, message) => {
    const [problem, ...others] = problemsOf(body)
    expect(problem).toMatch(/^a\.html:2: <.*: \w+/)
    expect(problem).toContain(message)
    expect(others).toEqual([])
  })

  it.each([
    '<a href="https://x.org">',
    '<img src="/a.png" srcset="/b.png 2x">',
    '<img src="data:image/png;base64,AAAA">',
    '<link rel="canonical" href="https://x.org/">',
    '<script>let html = \'<p style="">\'</script>',
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toEqual([])
  })

  it('accepts an origin that is configured', () => {
    const body = '<script src="https://x.org/a.js"></script>'
    expect(problemsOf(body, ['https://x.org'])).toEqual([])
  })
})

describe('styleProblems', () => {
  it.each([
    ['@import "https://x.org/a.css";', 'https://x.org/a.css'],
    ['p{background:url(https://x.org/a.png)}', 'https://x.org/a.png'],
    ["@font-face{src:url('//x.org/a.woff2')}", '//x.org/a.woff2'],
  ])('reports %s', (css, url) => {
    expect(styleProblems('a.css', css)).toEqual([
      `a.css: loads ${url}: serve it from public/`,
    ])
  })

  it('accepts files of the site itself', () => {
    const css = '@import "b.css"; p{background:url(data:image/png;base64,A)}'
    expect(styleProblems('a.css', css)).toEqual([])
  })
})
