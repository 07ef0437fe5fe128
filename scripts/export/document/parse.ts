import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { parse } from 'parse5'
import { VFile } from 'vfile'
import { elementsIn } from './elements'

/**
 * Parses a document as a browser without scripting does, so that the content of `<noscript>` is in
 * the tree too.
 *
 * @param withLines adds the position of each element, which doubles the time
 */
export function parseDocument(html: string, withLines = false): Root {
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: withLines,
  })
  const tree = fromParse5(document, {
    file: withLines ? new VFile(html) : null,
  })
  if (tree.type !== 'root') throw new Error('A document is parsed to a root.')
  return tree
}

/** Parses only the `<html>` and the head of a document, in a tenth of the time. */
export function parseHead(html: string): Root {
  const end = html.indexOf('</head>')
  return parseDocument(end < 0 ? html : html.slice(0, end))
}

/** Writes a document as HTML. */
export function writeDocument(tree: Root): string {
  for (const element of elementsIn(tree)) keepFirstLineBreak(element)
  return toHtml(tree, {
    // Only obsolete browsers end a value in double quotes at ' or `.
    allowDangerousCharacters: true,
    characterReferences: { useNamedReferences: true },
    upperDoctype: true,
  })
}

/** Doubles a line break at the start of these elements, because parsers drop the first one. */
function keepFirstLineBreak({ children: [first], tagName }: Element): void {
  if (!['pre', 'textarea', 'listing'].includes(tagName)) return
  if (first?.type === 'text' && first.value.startsWith('\n'))
    first.value = `\n${first.value}`
}
