import { pageTag } from '@/lib/runtime/page-text'
import { composePayload, type HeadElement } from '@/lib/runtime/payload'
import { readDocument } from './document'

const PUSH =
  /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/** A payload without what the document says already: its lines, each with its end and cut where the document's own path stands, and the rows to be read back. */
export type OpenPayload = readonly (
  | string
  | { readonly page: string }
  | { readonly head: string; readonly rest: string }
)[]

/**
 * Takes React's payload out of a document. Next writes everything twice: as HTML, and again as data at the document's end; here the page is
 * one string (lib/static-html.ts), so that it can be read back from the document, and the metadata from its head. Inline scripts of the head
 * have run when React takes the document over, and React does not compare them, so their texts go.
 *
 * @param file of the document, `de/guides/a.html`: the lines are cut where it is named, so that others have their parts too
 * @returns nothing for a document without such a page (404.html)
 * @throws when there is a page but its row is not found
 */
export function takePayload(
  file: string,
  html: string,
): { html: string; payload: OpenPayload } | undefined {
  const start = html.indexOf(pageTag)
  if (start < 0) return undefined
  const text = [...html.matchAll(PUSH)]
    .map(([, json = '""']) => String(JSON.parse(json)))
    .join('')
  const row = findRow(text, html.slice(start + pageTag.length))
  if (!row)
    throw new Error(
      `out/${file}: the payload does not hold the page as one row of text; look at what Next writes now and mend scripts/export/payload.ts`,
    )
  const head = headOf(html)
  const names = namesOf(file)
  const payload = [
    ...linesOf(text.slice(0, row.start), head, names),
    { page: row.id },
    ...linesOf(text.slice(row.end), head, names),
  ]
  return { html: html.replace(PUSH, ''), payload }
}

interface Row {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** The row of text with which the document goes on from the page's start tag. */
function findRow(payload: string, document: string): Row | undefined {
  for (const match of payload.matchAll(/(?:^|\n)([0-9a-f]+):T([0-9a-f]+),/g)) {
    const [head, id = '', size = ''] = match
    const start = match.index + head.length
    const bytes = Buffer.from(payload.slice(start))
    const text = bytes.subarray(0, Number.parseInt(size, 16)).toString()
    if (document.startsWith(`${text}</div>`)) {
      const from = head.startsWith('\n') ? match.index + 1 : match.index
      return { id, start: from, end: start + text.length }
    }
  }
  return undefined
}

/** The forms in which Next names a page's path: `"de"`, `"guides"`, `"a"`, `"guides/a"`. */
function namesOf(file: string): RegExp {
  const parts = file.replace(/\.html$/, '').split('/')
  const names = [...parts, parts.slice(1).join('/'), parts.join('/')].filter(
    Boolean,
  )
  return new RegExp(`("(?:${names.join('|')})")`)
}

function linesOf(
  text: string,
  head: readonly HeadElement[],
  names: RegExp,
): OpenPayload {
  return text
    .split(/(?<=\n)/)
    .flatMap((line): OpenPayload => {
      const piece = readBackFromHead(line, head)
      return piece ? [piece] : withoutScripts(line, head).split(names)
    })
    .filter((piece) => piece !== '')
}

/** The metadata's row, if it is what the head says. */
function readBackFromHead(
  line: string,
  head: readonly HeadElement[],
): { head: string; rest: string } | undefined {
  const [, id = '', rest = ''] =
    /^([0-9a-f]+):\[\["\$","title".*?((?:,\["\$","\$L[0-9a-f]+",.*)?\]\n)$/.exec(
      line,
    ) ?? []
  const piece = { head: id, rest }
  const source = { rows: [], page: '', head }
  return id && composePayload([piece], source) === line ? piece : undefined
}

const withoutScripts = (line: string, head: readonly HeadElement[]) =>
  head
    .filter(({ name, text }) => name === 'script' && text)
    .reduce(
      (rest, { text }) =>
        rest.replaceAll(`{"__html":${JSON.stringify(text)}}`, '{"__html":""}'),
      line,
    )

function headOf(html: string): HeadElement[] {
  const end = html.indexOf('</head>')
  return readDocument('', html.slice(0, end)).tags.map(
    ({ name, attributes, text }) => ({
      name,
      attributes: attributes.map((each) => [each.name, each.value] as const),
      text,
    }),
  )
}
