import { flightId } from '@/lib/navigation/document-payload'

const PUSH =
  /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const PAGE = '<div id="page">'

/**
 * Takes the page's HTML out of the payload that a document carries for React. Next writes everything twice: as HTML, and again as data
 * at the document's end; here the page is one string (lib/static-html.ts), so the data can read it back from the document. React
 * never looks into that string when it takes the document over, so it does not matter whether a translator or an extension has changed it by
 * then: the row's length is counted from what is there.
 *
 * A document without such a page (404.html) stays as it is. The row's form, `id:T<bytes in hex>,<text>`, is React's; the end-to-end
 * tests of navigation fail when an upgrade changes it.
 *
 * @throws when there is a page but its row is not found
 */
export function withoutRepeatedPage(html: string): string {
  const start = html.indexOf(PAGE)
  if (start < 0) return html
  const pushes = [...html.matchAll(PUSH)]
  const payload = pushes
    .map(([, text = '""']) => String(JSON.parse(text)))
    .join('')
  const row = findRow(payload, html.slice(start + PAGE.length))
  if (!row)
    throw new Error(
      'the payload does not hold the page as one row of text; look at what Next writes now and mend scripts/export/flight.ts',
    )
  const first = pushes[0]?.index ?? 0
  const last = pushes.at(-1)
  const end = last ? last.index + last[0].length : first
  const between = html.slice(first, end).replace(PUSH, '')
  const before = payload.slice(0, row.start)
  const after = payload.slice(row.end)
  return (
    html.slice(0, first) +
    readBack(row.id, before, after) +
    between +
    html.slice(end)
  )
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

const quote = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The same in every document, so that its hash is too; lib/navigation/document-payload.ts reads other documents. */
const readBackScript =
  '(function(f,h){self.__next_f.push([1,' +
  'f[1]+f[0]+":T"+new TextEncoder().encode(h).length.toString(16)+","+h+f[2]' +
  `])})(JSON.parse(document.getElementById("${flightId}").textContent),document.getElementById("page").innerHTML)`

function readBack(id: string, before: string, after: string): string {
  return (
    `<script type="application/json" id="${flightId}">${quote([id, before, after])}</script>` +
    `<script>${readBackScript}</script>`
  )
}
