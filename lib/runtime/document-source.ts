import { runtime, type SharedRuntime } from './contract'
import { composePayload, type HeadElement, type Piece } from './payload'

declare global {
  interface Window {
    /** Set by the script that a document starts with (scripts/export/start.ts). */
    readonly sharedRuntime?: SharedRuntime
  }
}

/**
 * The payload of React that a document holds.
 *
 * @param loaded or parsed document
 * @param shared what it shares with others
 * @param page its HTML, where that is known already
 * @returns nothing where the document is none of ours, or not all there
 * @throws SyntaxError when its data is broken off
 */
export function payloadOf(
  loaded: Document,
  { rows }: SharedRuntime,
  page = loaded.getElementById('page')?.innerHTML,
): string | undefined {
  const data = loaded.getElementById(runtime.payload)?.textContent
  if (!data || page === undefined) return undefined
  const pieces: Piece[] = JSON.parse(data)
  const head = Array.from(loaded.head.children, readElement)
  return composePayload(pieces, { rows, page, head })
}

/** The address of the script that a document starts with: documents with the same one share the same. */
export function startOf(loaded: Document): string | undefined {
  const script = loaded.getElementById(runtime.start)
  return script?.getAttribute('src') ?? undefined
}

function readElement(element: Element): HeadElement {
  return {
    name: element.localName,
    attributes: Array.from(element.attributes, ({ name, value }) => [
      name,
      value,
    ]),
    text: element.textContent ?? '',
  }
}
