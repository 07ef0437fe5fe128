/** @jest-environment node */
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { parseFragment } from 'parse5'
import { unified } from 'unified'
import { VFile } from 'vfile'
import rehypeUnbroken from './rehype-unbroken.mjs'

test.each([
  [
    'a word of the list is kept whole wherever it stands',
    'th',
    '<p>ใช้ไคลเอนต์ใหม่ <b>ไคลเอนต์</b></p>',
    '<p>ใช้<span class="unbroken">ไคลเอนต์</span>ใหม่ <b><span class="unbroken">ไคลเอนต์</span></b></p>',
  ],
  [
    'of two words that begin alike, the longer one is',
    'th',
    'คอมไพเลอร์',
    '<span class="unbroken">คอมไพเลอร์</span>',
  ],
  ['code stays as it is', 'th', '<code>ไคลเอนต์</code>', '<code>ไคลเอนต์</code>'],
  ['another language too', 'de', '<p>ไคลเอนต์</p>', '<p>ไคลเอนต์</p>'],
])('%s', async (_, locale, html, expected) => {
  const tree = fromParse5(parseFragment(html)) as Root
  const path = `content/${locale}/guides/serialization.mdx`
  await unified().use(rehypeUnbroken).run(tree, new VFile({ path }))
  expect(toHtml(tree)).toBe(expected)
})
