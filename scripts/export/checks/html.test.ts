/** @jest-environment node */
import { htmlProblems } from './html'

const problemsOf = (body: string) =>
  htmlProblems({
    files: () => ['a.html', 'a/index.html', 'a.css'],
    read: () =>
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Title</title></head><body>${body}</body></html>`,
  })

test('documents of the export are valid', async () => {
  const body = '<h1 id="_R_">Title</h1><p hidden>1 > 0<br></p>'
  expect(await problemsOf(body)).toEqual([])
})

test('templates are not part of a page, nested ones neither', async () => {
  const inner = '<template id="b"><p id="a"></p></template>'
  const body = `<h1 id="a">A</h1><template>${inner}<p id="a"></p>${inner}</template>`
  expect(await problemsOf(body)).toEqual([])
})

test.each([
  ['an id twice', '<h1 id="a">A</h1><p id="a"></p>', /no-dup-id/],
  [
    'a block in a paragraph',
    '<h1>A</h1><p><div></div></p>',
    /element-permit|close-order|no-implicit-close/,
  ],
  [
    'a reference to nothing',
    '<h1>A</h1><p aria-labelledby="b"></p>',
    /no-missing-references/,
  ],
])('%s is not, and is reported once for all copies', async (_, body, rule) => {
  const problems = await problemsOf(body)
  expect(problems.join()).toMatch(rule)
  expect(problems.every((each) => each.startsWith('a.html:1:'))).toBe(true)
})
