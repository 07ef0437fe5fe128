/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string'
import { allNamed, propertyOf } from './elements'
import { parseDocument, parseHead, writeDocument } from './parse'

const html =
  '<!DOCTYPE html><html lang="de-DE"><head><meta charSet="utf-8"/>' +
  '<script>let a = "<style>"</script></head>\n' +
  '<body><noscript><img src="/a.png"></noscript></body></html>'

describe('parseDocument', () => {
  const tree = parseDocument(html, true)

  it('reads elements with their lines, inside <noscript> too', () => {
    const [image] = allNamed(tree, 'img')
    expect(image?.position?.start.line).toBe(2)
    expect(image && propertyOf(image, 'src')).toBe('/a.png')
  })

  it('reads the content of a script as text', () => {
    expect(allNamed(tree, 'style')).toEqual([])
    expect(allNamed(tree, 'script').map(textOf)).toEqual(['let a = "<style>"'])
  })
})

test('parseHead reads the head alone', () => {
  const tree = parseHead(html)
  expect(allNamed(tree, 'script')).toHaveLength(1)
  expect(allNamed(tree, 'img')).toEqual([])
})

test.each([
  ['boolean attributes', '<input disabled=""/>', '<input disabled>'],
  ['signs', '<p title="a &quot;b&quot; &amp; c">a &lt; b &amp; c &gt; d</p>'],
  ['quotes', '<p title="it\'s">it’s "so"</p>'],
  ['spaces of code', '<pre><code>  a\n\n  b\n</code></pre>'],
  ['a line break that code begins with', '<pre>\n\n  a</pre>'],
  ['a line break that a text field begins with', '<textarea>\n\na</textarea>'],
  [
    'names in SVG',
    '<svg viewBox="0 0 1 1" aria-hidden="true"><linearGradient id="a"></linearGradient><path d="M0 0" fill="url(#a)"></path></svg>',
  ],
  ['a template', '<template id="a"><p>b</p></template>'],
  ['scripts', '<script>if (a < b && c) d("</p>")</script>'],
  [
    'marks of our own',
    '<p data-term="Account" data-a-b="" aria-hidden="true">',
  ],
  ['numbers', '<td colspan="2" tabindex="-1">'],
  ['a search of the page', '<div hidden="until-found">a</div>'],
])('a document preserves %s', (_, body, written = body) => {
  const read = (text: string) => parseDocument(`<!DOCTYPE html>${text}`)
  const once = writeDocument(read(body))
  expect(read(once)).toEqual(read(written))
  expect(writeDocument(read(once))).toBe(once)
})
