/** @jest-environment node */
import type { Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString as textOf } from 'hast-util-to-string'
import { parseFragment } from 'parse5'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import rehypeTerms from './rehype-terms.mjs'

const accounts = 'content/en/core-concepts/accounts.mdx'

/** The ids of the words that become terms, of those with a definition, and the page's text. */
async function explain(children: readonly RootContent[], path = accounts) {
  const tree: Root = { type: 'root', children: [...children] }
  await unified().use(rehypeTerms).run(tree, new VFile({ path }))
  const ids: unknown[] = []
  let notes: unknown
  visit(tree, (node) => {
    if (!('attributes' in node)) return
    const [id] = node.attributes
    if (node.name === 'Term') ids.push(id?.value)
    if (node.name === 'TermNotes') notes = id?.value
  })
  return { ids, notes, text: textOf(tree) }
}

/** The elements of a fragment of HTML. */
function elements(html: string): readonly RootContent[] {
  const tree = fromParse5(parseFragment(html))
  return 'children' in tree ? (tree.children as RootContent[]) : []
}

test.each([
  ['the first use on a page', '<p>Two <em>seeds</em>, a seed</p>', ['seed']],
  [
    'a list',
    '<ul><li>a seed</li><li><p>a bump</p></li></ul>',
    ['seed', 'bump'],
  ],
  ['two in one text', '<p>a seed and a bump</p>', ['seed', 'bump']],
  ['a heading', '<h2>Seeds</h2>', []],
  ['a link', '<p>a <a href="/x"><em>seed</em></a></p>', []],
  ['code', '<p><code>seed</code></p><pre>seed</pre>', []],
  [
    'a table',
    '<table><tbody><tr><td><p>seed</p></td></tr></tbody></table>',
    [],
  ],
  ['compounds', '<p>seed-based, multi-seed, and/or seed/bump</p>', []],
  ['names', '<p>@solana/seed and seed.ts</p>', []],
])('%s', async (_, html, ids) => {
  expect((await explain(elements(html))).ids).toEqual(ids)
})

test.each([
  ['Callout', ['seed']],
  ['Cards', []],
])('the component %s', async (name, ids) => {
  const children = elements('<p>a seed</p>') as never
  const component = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children,
  }
  expect((await explain([component as never])).ids).toEqual(ids)
})

test.each([
  ['en', 'A message'],
  ['de', 'Eine Nachricht'],
])(
  'what English uses in another sense stays as it is in "%s"',
  async (locale, text) => {
    const on = (name: string) =>
      explain(elements(`<p>${text}</p>`), `content/${locale}/${name}.mdx`)
    expect((await on('core-concepts/accounts')).ids).toEqual(['message'])
    expect((await on('integrations/mango')).ids).toEqual([])
  },
)

test('each has a definition, and the text stays the same for readers', async () => {
  const html = '<p>A PDA &amp; a seed: the bump&#x27;s &lt;bump&gt; CPI.</p>'
  const { ids, notes, text } = await explain(elements(html))
  expect(notes).toBe(ids.join(' '))
  expect(text).toBe("A PDA & a seed: the bump's <bump> CPI.")
})
