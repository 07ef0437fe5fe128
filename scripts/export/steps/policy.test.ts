/** @jest-environment node */
import { parseDocument } from '../document/parse'
import {
  contentPolicy,
  hashOf,
  inlineScripts,
  joinExtras,
  policy,
} from './policy'
import { stepOn } from './test-page'

describe('hashOf', () => {
  it('is the digest that a browser computes', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(hashOf('alert(1)')).toBe(
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    )
  })
})

describe('inlineScripts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="module">a()</script>', ['a()']],
    ['<script src="/a.js"></script>', []],
    ['<script type="application/ld+json">{}</script>', []],
  ])('reads %s', (head, scripts) => {
    expect(inlineScripts(parseDocument(head))).toEqual(scripts)
  })
})

describe('contentPolicy', () => {
  it('allows the site itself and nothing else', () => {
    expect(contentPolicy([])).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "manifest-src 'self'; worker-src 'self'; frame-src 'none'; " +
        "base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default",
    )
  })

  it('names each inline script once', () => {
    const policy = contentPolicy(['a()', 'b()', 'a()'])
    expect(policy.split(hashOf('a()'))).toHaveLength(2)
    expect(policy).toContain(hashOf('b()'))
    expect(policy).not.toContain('unsafe')
  })

  it('adds the configured services', () => {
    const policy = contentPolicy([], {
      scripts: ['https://tags.example'],
      styles: ["'sha256-x'"],
      images: ['https://pixel.example'],
      connections: ['https://search.example'],
    })
    expect(policy).toContain("script-src 'self' https://tags.example;")
    expect(policy).toContain("style-src 'self' 'sha256-x';")
    expect(policy).toContain("img-src 'self' data: https://pixel.example;")
    expect(policy).toContain("connect-src 'self' https://search.example;")
  })
})

describe('policy', () => {
  it('stands behind the charset, before all that it governs', () => {
    const charset = '<meta charset="utf-8">'
    const script = '<script>a()</script>'
    const { head } = stepOn(policy, { head: `${charset}${script}` })
    const content = contentPolicy(['a()'], {}, "'self'")
    expect(head).toBe(
      `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">${script}`,
    )
  })

  it('says where a charset is missing', () => {
    expect(stepOn(policy, {}).problems).toEqual([
      'a.html: has no <meta charset>: put one first in <head>',
    ])
  })
})

describe('joinExtras', () => {
  it('allows what either service needs, and nothing where none is configured', () => {
    const search = { connections: ['https://APP-dsn.algolia.net'] }
    const analytics = { scripts: ['https://a.org'], connections: ['https://b'] }
    const policy = contentPolicy([], joinExtras(analytics, search))
    expect(policy).toContain(
      "connect-src 'self' https://b https://APP-dsn.algolia.net;",
    )
    expect(policy).toContain("script-src 'self' https://a.org;")
    expect(contentPolicy([], joinExtras(undefined, {}))).toBe(contentPolicy([]))
  })

  it('joins each kind of source', () => {
    const of = (name: string) => ({
      scripts: [`${name}/script`],
      styles: [`${name}/style`],
      images: [`${name}/image`],
      connections: [`${name}/connection`],
    })
    expect(joinExtras(of('a'), of('b'))).toEqual({
      scripts: ['a/script', 'b/script'],
      styles: ['a/style', 'b/style'],
      images: ['a/image', 'b/image'],
      connections: ['a/connection', 'b/connection'],
    })
  })
})
