/** @jest-environment node */

import { parseDocument } from '../document/parse'
import { hashOf, inlineScripts } from '../document/policy'
import { redirectStub } from './stub'

test('a redirect works by script, by refresh and by link, in the language of its page', () => {
  const html = redirectStub(
    {
      file: 'de/a.html',
      lang: 'de-DE',
      title: 'A & "B"',
      canonical: 'https://x.org/de/a.html',
    },
    '/de/a.html',
  )
  const [script = ''] = inlineScripts(parseDocument(html))
  expect(script).toContain('location.hash')
  for (const part of [
    hashOf(script),
    '<html lang="de-DE">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://x.org/de/a.html">',
    '<noscript><meta http-equiv="refresh" content="0; url=/de/a.html"></noscript>',
    '<a href="/de/a.html">A &amp; &quot;B&quot;</a>',
  ])
    expect(html).toContain(part)
})
