/** @jest-environment node */

import { finishDocument } from './document'
import { allNamed } from './elements'
import { parseDocument, writeDocument } from './parse'

const styles = '/assets/styles-2b.css'
const site = {
  client: '/assets/1a/main.js',
  styles,
  digests: new Map([
    ['/assets/1a/main.js', 'sha256-main'],
    [styles, 'sha256-styles'],
  ]),
}
const client =
  '<script type="module" src="/assets/1a/main.js" id="run-client" integrity="sha256-main"></script>'
const sheet = `<link rel="stylesheet" href="${styles}" integrity="sha256-styles">`

function finished(head: string, body = '') {
  const tree = parseDocument(
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
  )
  finishDocument('a.html', tree, site)
  const inside = (name: string) =>
    writeDocument({ type: 'root', children: allNamed(tree, name) })
      .replace(/^<\w+>|<\/\w+>$/g, '')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '<policy>')
  return { head: inside('head'), body: inside('body') }
}

const nextSheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/${name}.css" data-precedence="next">`

test.each([
  [
    'the client behind the script that runs first, one style sheet in place of all',
    `<meta charset="utf-8">${nextSheet('a')}${nextSheet('b')}<title>T</title><script data-own="">a()</script><script data-own="">b()</script>`,
    `<meta charset="utf-8"><policy>${sheet}<title>T</title><script>a()</script>${client}<script>b()</script>`,
  ],
  [
    'both at the end of a head that has neither',
    '<title>T</title>',
    `<policy><title>T</title>${sheet}${client}`,
  ],
])('a head gets %s', (_, head, expected) => {
  expect(finished(head).head).toBe(expected)
})

test.each([
  ['<script src="/_next/static/chunks/a.js" async=""></script>', ''],
  ['<script>self.__next_f.push([1,"a"])</script>', ''],
  ['<script type="application/json">{}</script>', ''],
  ['<link rel="preload" as="script" href="/a.js">', ''],
  ['<link rel="modulepreload" href="/a.js">', ''],
  ['<!--$--><!-- --><!--/$-->', ''],
  ['<template><script></script></template>', '<template></template>'],
  ['<script data-own="">a()</script>', '<script>a()</script>'],
  [
    '<script data-own="" type="application/json">{}</script>',
    '<script type="application/json">{}</script>',
  ],
  [
    '<script data-own="" src="https://tags.example/a.js"></script>',
    '<script src="https://tags.example/a.js"></script>',
  ],
  ['<link rel="preload" as="image" href="/a.png">'],
  [`<link rel="canonical" href="${styles}">`],
])('%s becomes "%s"', (html, expected = html) => {
  expect(finished('', `<p>a</p>${html}`).body).toBe(`<p>a</p>${expected}`)
})
