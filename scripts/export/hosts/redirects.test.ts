/** @jest-environment node */
import { headersFile } from './headers'
import { cloudflareRedirects, netlifyRedirects } from './redirects'
import type { HostRules } from './rules'

const rules: HostRules = {
  base: '/b',
  pages: ['/b/', '/b/guides/a.html', '/b/de/guides/a.html'],
  languages: ['de'],
}

describe('cloudflareRedirects', () => {
  const lines = cloudflareRedirects(rules).trim().split('\n')

  it('covers each depth of the tree and no deeper one', () => {
    expect(lines).toContain('/b/index.md /b/ 301')
    expect(lines).toContain('/b/:page.md /b/:page.html 301')
    expect(lines).toContain(
      '/b/:part1/:part2/:page.md /b/:part1/:part2/:page.html 301',
    )
    expect(lines.join()).not.toContain(':part3')
  })

  it('uses no star, which would lead to another site', () => {
    expect(lines.join()).not.toContain('*')
  })

  it('stays below the hundred lines that Pages allows, whatever the number of pages', () => {
    const pages = Array.from({ length: 2800 }, (_, n) => `/b/de/a/p${n}.html`)
    const many = cloudflareRedirects({ ...rules, pages }).split('\n')
    expect(many.length).toBeLessThan(100)
  })
})

describe('netlifyRedirects', () => {
  it('has a line for each page, and the 404 of each language', () => {
    expect(netlifyRedirects(rules).trim().split('\n')).toEqual([
      '/b/index.md /b/ 301!',
      '/b/guides/a.md /b/guides/a.html 301!',
      '/b/de/guides/a.md /b/de/guides/a.html 301!',
      '/b/de/* /b/de/404.html 404',
      '/b/* /b/404.html 404',
    ])
  })
})

describe('headersFile', () => {
  it('has the headers of all responses first and removes a cache rule before it sets another', () => {
    const text = headersFile(rules.base)
    expect(text.indexOf('/*\n')).toBe(0)
    expect(text).toContain('  X-Frame-Options: SAMEORIGIN\n')
    expect(text).toMatch(
      /\/b\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: .*immutable/,
    )
    expect(text).toContain(
      '/b/*.tgz\n  ! Content-Type\n  Content-Type: application/gzip\n',
    )
  })
})
