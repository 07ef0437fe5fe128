import type { Paragraph, Parents } from 'mdast'
import type { Node } from 'unist'
import type { Problem } from '@/lib/content/content-error'
import { lineOfNode } from '@/lib/content/parse'
import type { SourcePage } from '@/lib/content/source-page'
import { calloutTypeFor } from './callouts'
import { nodesOf, usedDefinitions } from './nodes'
import { problemAt, type Rule } from './rule'
import { unevenRows } from './tables'
import { type Piece, textsOfPage } from './texts'

/**
 * Requires Markdown that renders as its author meant: no syntax whose text or line breaks the page
 * would drop, and no mark that is not parsed, so that readers would see it.
 */
export const markdownRule: Rule = (page) => {
  // Half of a mark may be in the next cell.
  const torn = unevenRows(page).map(({ row }) => lineOfNode(row))
  return [
    ...textsOfPage(page)
      .filter(({ line }) => !torn.includes(line))
      .flatMap(({ pieces, line }) =>
        pieces.flatMap((piece) => leftOver(page, piece, line)),
      ),
    ...otherSyntax(page),
    ...indentedParagraphs(page),
  ]
}

/** A line that looks like an item of a list: `-one`, `1.one`, `(1) one`, `a. one`; not `i.e.` */
const item =
  '(?:(?:[-*+–—]|\\(?\\d\\d?[.)])\\p{Zs}?|\\(?[a-z][.)]\\p{Zs})[\\p{L}`*(].*'

const noList =
  'this is no list: it has a blank line above, and each line begins with "- " or "1. ", with a plain space'

/** Marks that are not parsed, with their cures. */
const marks: readonly (readonly [
  wrong: RegExp,
  cure: string | ((found: string) => string),
])[] = [
  [
    /^[\s>]*(?:::+ *[^\s:].*|\.\. [\w-]+::.*|\[!\w+\]|(?:!!!|\?\?\?\+?) ?\w.*)/m,
    (found) =>
      `write <Callout type="${calloutTypeFor(found)}" title="…">, the text, and </Callout>, with blank lines between them`,
  ],
  [/^[\s>]*::+\s*$/m, 'a callout ends with </Callout>'],
  [
    /\^?\[\^[^\]]*\]?|\^\[.*/,
    'the book has no footnotes; write the note into the text',
  ],
  [
    /\]\(\S*|\[\[.*|\]\[\S*|\[[^\]]*\](?:\(\S*|:.*)?/m,
    'a bracket of the text is written \\[, an index as code; otherwise this is no link; write [words](/section/page), with an address without spaces; the id of a heading is written [#its-id]',
  ],
  [
    /^[\s>]*\|.*/m,
    'this is no table; give it a second row, | --- | --- |, with as many columns as the first; a | in a cell, also in code, is written \\|',
  ],
  [
    /^[\s>]*#+[\p{L}\p{Zs}].*/mu,
    'a heading is written ## Words, with a plain space',
  ],
  [
    /^[\s>]*(?:(?:[•◦‣⁃·➢➤❖■□▪▫►●○◆◇]|o\t)\s*[\p{L}\p{N}`]).*/mu,
    'write "- " before each item of a list',
  ],
  [/^[-*+–—]\p{Zs}\S.*\s[-*+–—]\p{Zs}.*/su, noList],
  [new RegExp(`^[\\s>]*${item}\\n[\\s>]*${item}`, 'mu'), noList],
  [/\S\t+\S.*/, 'a tab is a space here; write a table, | a | b |, or a list'],
  [/\n[\s>]*: +\S.*/, 'write - **Word**: what it means'],
  [
    /^[\s>]*(?:\/\/|\/\*|%%).*/m,
    'a comment is written {/* … */}, on a line of its own',
  ],
  [
    /´+\S*|^[\s>]*(?:'''|"""|‘‘|’’|““|””).*/m,
    'code is written between `, and lines of code between ```sh and ```',
  ],
  [/''+\p{L}/u, 'write *…* or **…**'],
  [
    /[＃＊｀｜［］]+[^\s＃＊｀｜［］]*/,
    'these are wide characters, which Markdown does not know; write # * ` | [ ]',
  ],
  [
    /【\d+[^】]*】|turn\d+search\d+/,
    'a chat left this behind; link to the source instead',
  ],
  [
    /&(?:nbsp|lt|gt|amp|quot|[mn]dash|copy|#\w+)\b;?/,
    'write the character itself',
  ],
  [
    /<\/?(?:a|b|br|code|div|em|i|p|span|strong|su[bp])\b[^>]*>/,
    'this text has no HTML; write plain words',
  ],
  [
    /`.*/,
    'code ends with as many ` as it begins with, and a | of it in a table is written \\|',
  ],
  [
    /==\S*|~~\S*|\^[^\s^]+\^(?!\w)|(?<!\w)\+\+\S+\+\+/,
    'this marks nothing here; write **…**',
  ],
  [
    /\$\$\S*|\$\p{L}[^$\n]*(?<!\s|\p{Lu}\p{Lu})\$(?!\w)/u,
    'the book has no formulas; write it in words or as code',
  ],
  [
    /(?<![\w:]):[a-z+-][a-z0-9_+-]+:(?![\w:])/,
    'write the sign itself, or leave it out',
  ],
  [
    /\*(?=\S)|(?<=\S)\*|(?<![A-Za-z0-9])_+(?=\S)|(?<=\S)_+(?![A-Za-z0-9_])/,
    'Markdown took it for no bold or italics, and readers see it; let them begin and end beside letters, not beside a mark (**账户**：…), and write names as code',
  ],
]

/** Marks that Markdown understands. Front matter and attributes have them as they are written. */
const meant = /\\[!-/:-@[-`{-~]|&#?\w+;/g

/** The ids of a heading (lib/mdx/heading-id.mjs). */
const ids = /\[(?:\s*#[\p{L}\p{N}\u200B_-]+)+\s*\]$/u

/** The left-over marks of a piece of text, each kind once. */
function leftOver(
  page: SourcePage,
  { text, node }: Piece,
  line: number,
): readonly Problem[] {
  const isMarkdown = node.type === 'text'
  const { start, end } = node.position ?? {}
  const source = isMarkdown
    ? page.source.slice(start?.offset, end?.offset)
    : text
  let rest = isMarkdown ? source.replace(meant, blank) : source
  if (page.headings.some((heading) => heading.line === line))
    rest = rest.replace(ids, blank)
  return marks.flatMap(([wrong, cure]) => {
    const found = wrong.exec(rest)
    if (!found) return []
    const before = rest.slice(0, found.index).split('\n').length - 1
    // The next rows are not to name a part of it again.
    const end = found.index + found[0].length
    rest = rest.slice(0, found.index) + blank(found[0]) + rest.slice(end)
    return [
      {
        file: page.file,
        line: isMarkdown ? lineOfNode(node) + before : line,
        message: `"${around(source, found)}": ${typeof cure === 'string' ? cure : cure(found[0])}`,
      },
    ]
  })
}

/** Spaces in the place of a text; its lines stay. */
const blank = (text: string) => text.replace(/./g, ' ')

function around(text: string, { index, 0: match }: RegExpExecArray): string {
  const from = Math.max(0, index - 15)
  const part = text.slice(from, index + Math.max(match.length, 15))
  return part.replace(/\s+/g, ' ').trim()
}

/** Syntax that this book does not render as it is meant. */
function otherSyntax(page: SourcePage): readonly Problem[] {
  const at = (message: string) => (node: Node) => problemAt(page, node, message)
  return [
    ...nodesOf(page.tree, 'footnoteReference', 'footnoteDefinition').map(
      at('the book has no footnotes; write the note into the text'),
    ),
    ...nodesOf(page.tree, 'listItem')
      .filter(({ checked }) => typeof checked === 'boolean')
      .map(at('the book has no boxes to tick; remove [ ] or [x]')),
    ...nodesOf(page.tree, 'imageReference').map(
      at('a picture is written ![what it shows](/name.svg)'),
    ),
    ...nodesOf(page.tree, 'link', 'image', 'definition')
      .filter(({ title }) => title)
      .map(
        at(
          'the words in quotation marks behind this address would be lost; write them into the text',
        ),
      ),
    ...nodesOf(page.tree, 'definition')
      .filter((node) => !usedDefinitions(page.tree).includes(node))
      .map(
        at(
          'Markdown takes this line for the address of a link, and shows nothing; write it without the brackets, use it: [words][name], or, if it is a comment, write {/* … */}',
        ),
      ),
  ]
}

/** MDX has no code by indent: its lines would run together as prose. */
function indentedParagraphs(page: SourcePage): readonly Problem[] {
  const message =
    'MDX has no code by indent, and its lines would run together; put it between ```sh and ```, or remove the spaces before it'
  return nodesOf(page.tree, 'root', 'listItem', 'blockquote').flatMap(
    (parent) =>
      parent.children.flatMap((node) =>
        node.type === 'paragraph' && indentIn(page, parent, node) >= 4
          ? [problemAt(page, node, message)]
          : [],
      ),
  )
}

/** The indent of a paragraph in its parent, in columns; a tab counts as four. */
function indentIn(
  { source }: SourcePage,
  parent: Parents,
  paragraph: Paragraph,
): number {
  const column = (node: Node | undefined) => {
    const { line = 1, column = 1 } = node?.position?.start ?? {}
    const before = source.split('\n')[line - 1]?.slice(0, column - 1) ?? ''
    return before.replaceAll('\t', '    ').length
  }
  const [first] = parent.children
  if (parent.type === 'root') return column(paragraph)
  if (parent.type === 'blockquote')
    return column(paragraph) - column(parent) - '> '.length
  return column(paragraph) - column(first)
}
