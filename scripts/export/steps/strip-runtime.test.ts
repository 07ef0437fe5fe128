/** @jest-environment node */
import { parseDocument, writeDocument } from '../document/parse'
import { stripRuntime } from './strip-runtime'

function stripped(body: string): string {
  const tree = parseDocument(`<!DOCTYPE html><body>${body}</body>`)
  stripRuntime(tree)
  return writeDocument(tree).replace(/.*<body>|<\/body>.*/g, '')
}

test.each([
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>self.__next_f.push([1,"a"])</script>',
  '<script type="application/json">{}</script>',
  '<link rel="preload" as="script" href="/a.js"/>',
  '<link rel="modulepreload" href="/a.js"/>',
  '<!--$--><!-- --><!--/$-->',
  '<template><!--$--><script></script></template>',
])('%s is not needed', (html) => {
  expect(stripped(`<p>a${html}b</p>`)).toMatch(
    /^<p>a(<template><\/template>)?b/,
  )
})

test.each([
  ['<script data-own="">a()</script>', '<script>a()</script>'],
  [
    '<script data-own="" type="application/json">{}</script>',
    '<script type="application/json">{}</script>',
  ],
  ['<link rel="preload" as="image" href="/a.png">'],
  ['<link rel="stylesheet" href="/a.css">'],
])('%s stays, without its mark', (html, expected = html) => {
  expect(stripped(html)).toBe(expected)
})
