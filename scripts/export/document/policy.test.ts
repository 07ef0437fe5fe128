/** @jest-environment node */

import { exportOptions } from '../options'
import { parseDocument } from './parse'
import { contentPolicy, hashOf, inlineScripts } from './policy'

test('a hash is the digest that a browser computes', () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashOf('alert(1)')).toBe(
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  )
})

test.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module">a()</script>', ['a()']],
  ['<script src="/a.js"></script>', []],
  ['<script type="application/ld+json">{}</script>', []],
])('inline scripts of %s', (head, scripts) => {
  expect(inlineScripts(parseDocument(head))).toEqual(scripts)
})

/** The hash of the style element in DocSearch's logo, which a journey opens. */
const style = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"

test('a policy allows the site itself, each inline script once, and nothing else', () => {
  expect(contentPolicy(['a()', 'b()', 'a()'])).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('a()')} ${hashOf('b()')}; ` +
      `style-src 'self' ${style}; img-src 'self' data:; font-src 'self'; ` +
      "connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
      "frame-src 'none'; base-uri 'none'; form-action 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  )
})

test('a policy allows what the configured services need', () => {
  const none = { id: undefined, tagManagerId: undefined }
  const search = { appId: 'APP', apiKey: 'key', indexName: 'index' }
  const policyFor = (analytics: typeof none | { id: string }) => {
    const settings = { analytics: { ...none, ...analytics }, search }
    return contentPolicy([], exportOptions(settings).extras)
  }
  expect(policyFor(none)).toContain(
    `script-src 'self'; style-src 'self' ${style};`,
  )
  expect(policyFor(none)).toMatch(/connect-src 'self' https:\/\/APP-dsn\./)
  expect(policyFor({ id: 'G-1' })).toContain('trusted-types default')
  expect(policyFor({ id: 'G-1' })).toMatch(
    /script-src 'self' https:\/\/www\.googletagmanager\.com;.* data: https:\/\/\*\.google-analytics\.com .*connect-src .*analytics.*APP-dsn/,
  )
})
