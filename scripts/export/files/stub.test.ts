/** @jest-environment node */
import { allNamed, propertyOf, textOf } from '../document/elements'
import { parseDocument } from '../document/parse'
import { hashOf, inlineScripts } from '../steps/policy'
import { redirectStub } from './stub'

const page = {
  file: 'de/a.html',
  lang: 'de-DE',
  title: 'A & "B"',
  canonical: 'https://x.org/de/a.html',
}
const html = redirectStub(page, '/de/a.html')
const stub = parseDocument(html)
const find = (name: string) => allNamed(stub, name)

describe('redirectStub', () => {
  it('leads on by link, and by refresh where scripts do not run', () => {
    const refresh = find('meta').find(
      (meta) => propertyOf(meta, 'httpEquiv') === 'refresh',
    )
    expect(refresh && propertyOf(refresh, 'content')).toBe('0; url=/de/a.html')
    const [link] = find('a')
    expect(link && propertyOf(link, 'href')).toBe('/de/a.html')
    expect(link && textOf(link)).toBe('A & "B"')
  })

  it('is not for search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('href="https://x.org/de/a.html"')
  })

  it('is in the language of its page', () => {
    expect(html).toContain('<html lang="de-DE">')
  })

  it('carries its own policy', () => {
    const [script = ''] = inlineScripts(stub)
    expect(script).toContain('location.hash')
    expect(html).toContain(hashOf(script))
  })
})
