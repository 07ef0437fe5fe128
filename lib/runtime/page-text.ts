import { runtime } from './contract'

/** With this a document's page starts. */
export const pageTag = '<div id="page">'

/**
 * Takes the page's HTML out of a document's text: all from its start tag to the last `</div>` before the payload's data. Parsing it in order to
 * write it as text again takes longer than everything else that is read from a document.
 *
 * @returns the page and the document without it; nothing where the document is not as the export wrote it
 */
export function takePage(
  html: string,
): { page: string; frame: string } | undefined {
  const tag = html.indexOf(pageTag)
  const data = html.lastIndexOf(`id="${runtime.payload}"`)
  const start = tag + pageTag.length
  const end = html.lastIndexOf('</div>', data)
  if (tag < 0 || data < 0 || end < start) return undefined
  const frame = html.slice(0, start) + html.slice(end)
  return { page: html.slice(start, end), frame }
}
