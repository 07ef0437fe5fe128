/** @jest-environment node */
import type { Element, ElementContent, Root } from 'hast'
import { unified } from 'unified'
import { headingLines } from '@/lib/content/headings'
import { parseMdx } from '@/lib/content/parse'
import rehypePreset from './rehype-preset.mjs'

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  )
  return { type: 'element', tagName, properties, children: nodes }
}

async function run(...children: Element[]): Promise<Root['children']> {
  const tree: Root = { type: 'root', children }
  await unified().use(rehypePreset).run(tree)
  return tree.children
}

const shell = { className: ['language-sh'] }

test('a fence is one block, its lines one string', async () => {
  const code = element('code', shell, 'echo "a"\n\n# why\n')
  const [block] = await run(element('pre', {}, code))
  expect(block).toMatchObject({
    name: 'CodeBlock',
    attributes: [
      { name: 'language', value: 'sh' },
      {
        name: 'html',
        value: '<u>echo</u><em> "a"</em>\n\n<small># why</small>',
      },
    ],
  })
})

test('headings have the ids by which sidebar, search and links name them', async () => {
  const source = `## Read an account

### With \`jsonParsed\` & more

## Minimum balance [#minimum-balance #rent]

## Read an account
`
  const headings = await run(
    element('h2', {}, 'Read an account'),
    element('h3', {}, 'With ', element('code', {}, 'jsonParsed'), ' & more'),
    element('h2', { id: 'minimum-balance' }, 'Minimum balance'),
    element('h2', {}, 'Read an account'),
  )
  expect(headings).toMatchObject(
    headingLines(parseMdx(source)).map(({ id }) => ({ properties: { id } })),
  )
})
