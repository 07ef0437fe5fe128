/** @jest-environment node */
import { attribute, readDocument } from './document'
import { documentFaults } from './faults'
import { hashOf, inlineScripts } from './policy'
import { redirectStub } from './stub'

const page = readDocument(
  'de/a.html',
  '<html lang="de-DE"><head><title>A &amp; "B"</title>' +
    '<link rel="canonical" href="https://x.org/de/a.html"></head></html>',
)
const stub = readDocument('stub', redirectStub(page, '/de/a.html'))
const find = (name: string) => stub.tags.filter((tag) => tag.name === name)

describe('redirectStub', () => {
  it('leads on by link, and by refresh where scripts do not run', () => {
    const refresh = find('meta').find(
      (tag) => attribute(tag, 'http-equiv') === 'refresh',
    )
    expect(refresh && attribute(refresh, 'content')).toBe('0; url=/de/a.html')
    const [link] = find('a')
    expect(link && attribute(link, 'href')).toBe('/de/a.html')
    expect(link?.text).toBe('A & "B"')
  })

  it('is not for search engines', () => {
    const robots = find('meta').find((tag) => attribute(tag, 'name'))
    expect(robots).toBeDefined()
    expect(stub.html).toContain('<meta name="robots" content="noindex">')
    expect(stub.html).toContain('href="https://x.org/de/a.html"')
  })

  it('is in the language of its page', () => {
    expect(stub.html).toContain('<html lang="de-DE">')
  })

  it('carries its own policy', () => {
    const [script = ''] = inlineScripts(stub)
    expect(script).toContain('location.hash')
    expect(stub.html).toContain(hashOf(script))
    expect(documentFaults(stub)).toEqual([])
  })
})
