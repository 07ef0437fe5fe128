/** @jest-environment node */
import { documentOf, siteOf } from './test-site'
import { twinProblems } from './twins'

const article =
  '<article><h1>A</h1><pre><code>let a</code></pre><p><a href="/b.html#c">b</a></p></article>'
const head = '---\ncanonical: https://example.org/a.html\nlanguage: en\n---\n\n'
const text = '# A\n\n```ts\nlet a\n```\n\n[b](https://example.org/b.html#c)\n'
const list = '- [A](https://example.org/a.html.md): a\n'

const problemsOf = (changed: Readonly<Record<string, string>>) =>
  twinProblems(
    siteOf({
      'a.html': documentOf('/a.html', article),
      'a.html.md': head + text,
      'llms.txt': list,
      'offline.html': documentOf(
        '/offline.html',
        '',
        '<meta name="robots" content="noindex">',
      ),
      ...changed,
    }),
  )

test('a twin with the content of its page is right', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  ['heading', text.replace('# A', '# B'), /headings 1 is "h1 B", on the page/],
  ['code', text.replace('let a', 'let b'), /code 1 is "let b"/],
  ['link', text.replace('b.html', 'c.html'), /links 1 is ".*c\.html#c"/],
  ['part that is left out', '# A\n', /code 1 is missing/],
])('another %s is found', (_, twin, message) => {
  const [problem = ''] = problemsOf({ 'a.html.md': head + twin })
  expect(problem).toMatch(message)
  expect(problem).toMatch(/^a\.html\.md: .*scripts\/export\/twins/)
})

test('another language or address is found', () => {
  const wrong = head.replace('en', 'de-DE').replace('a.html', 'b.html')
  expect(problemsOf({ 'a.html.md': wrong + text })).toEqual([
    expect.stringMatching(/canonical address 1 is .*b\.html/),
    expect.stringMatching(/language 1 is "de-DE", on the page "en"/),
  ])
})

test('every page has a twin, every twin a page, and the list has all', () => {
  const page = documentOf('/b.html', article)
  expect(problemsOf({ 'b.html': page })).toEqual([
    expect.stringMatching(/^b\.html: has no Markdown twin/),
    expect.stringMatching(/^b\.html\.md: is in no llms\.txt/),
  ])
  expect(problemsOf({ 'b.html.md': '' })).toEqual([
    expect.stringMatching(/^b\.html\.md: does not belong to a page/),
  ])
  expect(
    problemsOf({ 'llms.txt': list.repeat(2).replace('/a', '/c') }),
  ).toEqual([
    expect.stringMatching(/^llms\.txt: "\/c\.html\.md" does not exist/),
  ])
})
