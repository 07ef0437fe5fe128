import { type DefaultTreeAdapterTypes, parse } from 'parse5'

interface Attribute {
  readonly name: string
  readonly value: string
}

export interface Tag {
  readonly name: string
  readonly line: number
  readonly attributes: readonly Attribute[]
  /** Raw text inside, of a script or style. */
  readonly text: string
}

export interface ExportedDocument {
  readonly file: string
  readonly html: string
  readonly tags: readonly Tag[]
  /** Where the policy belongs: right after the tag that names the charset. */
  readonly afterCharset: number | undefined
}

/** What says where a page stands and how it is called. */
export type PageHead = Pick<ExportedDocument, 'file' | 'tags'>

/**
 * Reads an exported file as a browser without scripting would, so that what
 * stands inside `<noscript>` is seen too.
 */
export function readDocument(file: string, html: string): ExportedDocument {
  const tags: Tag[] = []
  let afterCharset: number | undefined
  visit(parse(html, options), (element) => {
    const { tagName: name, attrs, sourceCodeLocation: place } = element
    tags.push({
      name,
      line: place?.startLine ?? 0,
      attributes: attrs,
      text: textOf(element),
    })
    if (name === 'meta' && attrs.some((attr) => attr.name === 'charset')) {
      afterCharset ??= place?.endOffset
    }
  })
  return { file, html, tags, afterCharset }
}

/** An attribute's value, or undefined where the tag does not have it. */
export function attribute(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((attr) => attr.name === name)?.value
}

const options = { scriptingEnabled: false, sourceCodeLocationInfo: true }

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

function visit(node: Node, use: (element: Element) => void): void {
  if ('tagName' in node) use(node)
  const inside = 'content' in node ? node.content : node
  if ('childNodes' in inside) {
    for (const child of inside.childNodes) visit(child, use)
  }
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
}
