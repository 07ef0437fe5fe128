import { escapeHtml, unescapeHtml } from './escape-html'

test.each([
  ['Vec<u8> & "co"', 'Vec&lt;u8&gt; &amp; &quot;co&quot;'],
  ['&lt;', '&amp;lt;'],
  ["it's", "it's"],
])('%s is escaped, and read back', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
  expect(unescapeHtml(escaped)).toBe(text)
})

test('escapes of others are read too, once', () => {
  expect(unescapeHtml('it&#39;s &#039;it&#039; &amp;lt; &unknown;')).toBe(
    "it's 'it' &lt; &unknown;",
  )
})
