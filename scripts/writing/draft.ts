import type { Nodes } from 'mdast'
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { headingLines } from '@/lib/content/headings'
import { type MdxTree, parseMdx, yamlOf } from '@/lib/content/parse'
import { elementsOf } from '@/lib/rules/elements'
import { placeholder } from '@/lib/rules/unwritten'

const prefix = `${placeholder} `

/** Front matter of English alone: its checked facts and unexplained terms apply everywhere. */
const englishOnly = /^(checked|unexplained):.*\n(?:[ \t-].*\n)*/gm
const textKeys = /^(title|navTitle|description): *(['"]?)/gm

/**
 * The draft of a translation: the English page with a placeholder before each text, and English's
 * id at each heading.
 */
export function draftOf(english: string): string {
  const tree = parseMdx(english)
  const yaml = yamlOf(english)
  const body = edited(english, [
    ...textStarts(tree).map((at) => ({ at, text: prefix })),
    ...missingIds(tree),
  ])
  const frontMatter = `${yaml}\n`
    .replace(englishOnly, '')
    .replace(textKeys, (_, key, quote) => `${key}: ${quote}${prefix}`)
  return body.replace(yaml, () => frontMatter.trimEnd())
}

interface Insertion {
  readonly at: number
  readonly text: string
}

function edited(source: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { at, text: added }) => text.slice(0, at) + added + text.slice(at),
      source,
    )
}

/** Offsets of visible texts: paragraphs, headings, cells, and the words in attributes. */
function textStarts(tree: MdxTree): readonly number[] {
  const starts: number[] = []
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const first = 'children' in node ? node.children[0] : undefined
    if (first?.position?.start.offset !== undefined && hasWords(node))
      starts.push(first.position.start.offset)
  })
  visit(tree, 'image', ({ alt, position }) => {
    const start = position?.start.offset
    if (alt && start !== undefined) starts.push(start + '!['.length)
  })
  return [...starts, ...attributeStarts(tree)]
}

/** True for a node with words to translate, and not only code or facts. */
function hasWords(node: Nodes): boolean {
  let found = false
  visit(node, 'text', ({ value }) => {
    if (/\p{L}/u.test(value)) found = true
  })
  return found
}

function attributeStarts(tree: MdxTree): readonly number[] {
  return elementsOf(tree).flatMap(({ attributes }) =>
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name, value, position } = attribute
      if (typeof value !== 'string')
        return name === 'words' && value ? literalStarts(value) : []
      const start = position?.start.offset
      return ['title', 'alt', 'caption'].includes(name) && start !== undefined
        ? [start + `${name}="`.length]
        : []
    }),
  )
}

/** Offsets of the literals in an expression, from the parser. */
function literalStarts({
  data,
}: MdxJsxAttributeValueExpression): readonly number[] {
  const statement = data?.estree?.body[0]
  if (statement?.type !== 'ExpressionStatement') return []
  const { expression } = statement
  if (expression.type !== 'ObjectExpression') return []
  return expression.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'Literal')
      return []
    const { value } = property
    return 'start' in value && typeof value.start === 'number'
      ? [value.start + 1]
      : []
  })
}

/** Ids for the headings without one: the id of a translated heading would differ from English. */
function missingIds(tree: MdxTree): readonly Insertion[] {
  const lines = headingLines(tree)
  let index = 0
  const missing: Insertion[] = []
  visit(tree, 'heading', (heading) => {
    const line = lines[index++]
    const last = heading.children.at(-1)
    const at = last?.position?.end.offset
    const named = last?.type === 'text' && /\[#[^\]]*\]\s*$/.test(last.value)
    if (line && at !== undefined && !named)
      missing.push({ at, text: ` [#${line.id}]` })
  })
  return missing
}
