/**
 * A piece of a document's payload: rows of its own, rows that it shares (from one number up to another, without that), or a row that the
 * document holds already, as its page or in its head.
 */
export type Piece =
  | string
  | readonly [from: number, to: number]
  | { readonly page: string }
  | { readonly head: string; readonly rest: string }

/** An element of a document's head, with its attributes in their order. */
export interface HeadElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

/** Where a payload's pieces come from. */
export interface Source {
  readonly rows: readonly string[]
  /** The page's HTML. */
  readonly page: string
  readonly head: readonly HeadElement[]
}

/**
 * Puts the payload together that React reads when it takes a document over, or shows it. Next writes everything twice, as HTML and again
 * as data; what a document says already is read back from it (scripts/export/payload.ts). React never looks into the page's string when
 * it takes the document over, so it does not matter whether a translator or an extension has changed it by then: the row's length is
 * counted from what is there.
 *
 * The rows' forms, `id:T<bytes in hex>,<text>` and `id:<JSON>`, are React's; the end-to-end tests of navigation fail when an upgrade changes them.
 */
export function composePayload(
  pieces: readonly Piece[],
  { rows, page, head }: Source,
): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('page' in piece) return textRow(piece.page, page)
      if ('head' in piece) return headRow(piece.head, head, piece.rest)
      return rows.slice(...piece).join('')
    })
    .join('')
}

function textRow(id: string, text: string): string {
  const bytes = new Blob([text]).size
  return `${id}:T${bytes.toString(16)},${text}`
}

/** The metadata's row: an array of elements whose keys are their places, which `rest` ends. */
function headRow(
  id: string,
  elements: readonly HeadElement[],
  rest: string,
): string {
  const items = elements.filter(isMetadata).map((element, place) => {
    const { name, attributes, text } = element
    const props = attributes.map(([key, value]) => [propOf(key), value])
    if (name === 'title') props.push(['children', text])
    return JSON.stringify(['$', name, `${place}`, Object.fromEntries(props)])
  })
  return `${id}:[${items.join(',')}${rest}`
}

/** Whether the page's metadata brings an element, not the document's frame. */
function isMetadata({ name, attributes }: HeadElement): boolean {
  const values = Object.fromEntries(attributes)
  if (name === 'title') return true
  if (name === 'link')
    return /^(canonical|alternate|icon)$/.test(values.rel ?? '')
  return (
    name === 'meta' &&
    ('property' in values || 'name' in values) &&
    values.name !== 'viewport'
  )
}

const propOf = (attribute: string) =>
  attribute === 'hreflang' ? 'hrefLang' : attribute
