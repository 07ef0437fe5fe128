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
  ['lists of facts', '<div class="x" data-terms="off"><li>One</li></div>'],
  ['what components write', '<p class="mark">One</p>'],
])('not prose: %s', (_, html) => {
  expect(texts(html)).toEqual([])
})
