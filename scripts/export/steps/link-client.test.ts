/** @jest-environment node */
import { linkClient } from './link-client'
import { stepOn } from './test-page'

const client =
  '<script type="module" src="/assets/1a/main.js" id="run-client"></script>'
const styles = '<link rel="stylesheet" href="/assets/styles-2b.css">'
const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/${name}.css" data-precedence="next">`

const headOf = (head: string) => stepOn(linkClient, { head }).head

test('the client comes behind the script that runs first, the style sheet where the first one was', () => {
  expect(
    headOf(
      `<meta charset="utf-8">${sheet('a')}${sheet('b')}<title>T</title><script>a()</script><script>b()</script>`,
    ),
  ).toBe(
    `<meta charset="utf-8">${styles}<title>T</title><script>a()</script>${client}<script>b()</script>`,
  )
})

test('a document without scripts and sheets gets both at the end of its head', () => {
  expect(headOf('<title>T</title>')).toBe(`<title>T</title>${styles}${client}`)
})
