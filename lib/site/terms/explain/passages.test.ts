/** @jest-environment node */
import { passagesOf } from './passages'

const texts = (html: string) => passagesOf(html).map(({ text }) => text)

test.each([
  [
    'a paragraph',
    '<p>One <strong>two</strong> three</p>',
    ['One ', 'two', ' three'],
  ],
  ['a list', '<ul>\n<li>One</li>\n<li><p>Two</p></li>\n</ul>', ['One', 'Two']],
  ['parts joined by React', '<p>One<!-- --> two</p>', ['One', ' two']],
  [
    'behind an image',
    '<p>One<br/>two<img alt="a"/>three</p>',
    ['One', 'two', 'three'],
  ],
  [
    'a callout',
    '<aside class="x"><p class="t">Title</p><p>Text</p></aside>',
    ['Text'],
  ],
])('prose: %s', (_, html, found) => {
  expect(texts(html)).toEqual(found)
})

test.each([
  ['headings', '<h2 id="a">One</h2>'],
  ['links', '<p><a href="/x"><em>One</em></a></p>'],
  ['code', '<p><code>One</code></p><pre>Two</pre>'],
  ['tables', '<table><tbody><tr><td><p>One</p></td></tr></tbody></table>'],
  ['drawings', '<figure><figcaption><p>One</p></figcaption></figure>'],
  ['lists of facts', '<div class="x" data-terms="off"><li>One</li></div>'],
  ['what components write', '<p class="mark">One</p>'],
  ['texts outside paragraphs', '<div>One</div>'],
])('not prose: %s', (_, html) => {
  expect(texts(html)).toEqual([])
})

test('places and blocks', () => {
  const html = '<p>One <em>two</em></p><p>three</p>'
  const passages = passagesOf(html)
  expect(passages.map(({ block }) => block)).toEqual([1, 1, 2])
  for (const { index, text } of passages)
    expect(html.slice(index, index + text.length)).toBe(text)
})
