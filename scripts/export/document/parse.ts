import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { parse } from 'parse5'
import { VFile } from 'vfile'
import { elementsIn } from './elements'

/**
 * Reads a document as a browser without scripting would, so that what stands inside `<noscript>` is seen too.
 *
 * @param withLines whether its elements know where they stand, which takes as long again
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

/** Reads a document's `<html>` and its head alone, which takes a tenth of the time. */
export function parseHead(html: string): Root {
  const end = html.indexOf('</head>')
  return parseDocument(end < 0 ? html : html.slice(0, end))
}

/** Writes a document as HTML. */
export function writeDocument(tree: Root): string {
  for (const element of elementsIn(tree)) keepFirstLineBreak(element)
  return toHtml(tree, {
    // Only browsers that nobody uses any more take ' and ` for the end of a value in double quotes.
    allowDangerousCharacters: true,
    characterReferences: { useNamedReferences: true },
    upperDoctype: true,
  })
}

/** A line break right behind these tags is not read, so one that is meant needs another before it. */
function keepFirstLineBreak({ children: [first], tagName }: Element): void {
  if (!['pre', 'textarea', 'listing'].includes(tagName)) return
  if (first?.type === 'text' && first.value.startsWith('\n'))
    first.value = `\n${first.value}`
}
