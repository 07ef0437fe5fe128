import { createHash } from 'node:crypto'
import { runtime } from '@/lib/runtime/contract'
import type { Piece } from '@/lib/runtime/payload'
import { bundleScript } from './bundle'
import { digest } from './integrity'
import { type OpenPayload, takePayload } from './payload'
import { type TakenScripts, takeScripts } from './runtime'

export interface StartOptions {
  /** What runs behind the shared data. */
  readonly loader: string
  /** Whether scripts run at once. */
  readonly eager: boolean
  /** What stands before every path, `''` or `/cookbook`. */
  readonly base: string
}

export interface Started {
  /** All documents, as they are now. */
  readonly documents: ReadonlyMap<string, string>
  /** The start scripts by file. */
  readonly scripts: ReadonlyMap<string, string>
}

interface OpenDocument extends TakenScripts {
  readonly file: string
  readonly payload: OpenPayload
}

/** The script that starts the runtime, as one text. */
export const loaderScript = () => bundleScript('lib/runtime/start.ts')

/**
 * Replaces everything in the documents that Next's scripts need by one small script, which a browser loads once a language, and by what
 * is the document's own. A document without a page (404.html) is hydrated at once and stays as it is.
 *
 * @param documents their HTML by file
 * @throws when Next writes something else than it did
 */
export function shareStart(
  documents: ReadonlyMap<string, string>,
  options: StartOptions,
): Started {
  const written = new Map(documents)
  const startScripts = new Map<string, string>()
  const groups = new Map<string, OpenDocument[]>()
  for (const [file, html] of documents) {
    const taken = takePayload(file, html)
    if (!taken) continue
    const opened = {
      file,
      payload: taken.payload,
      ...takeScripts(file, taken.html),
    }
    const key = JSON.stringify([
      languageOf(html),
      opened.scripts,
      opened.bootstrap,
    ])
    const group = groups.get(key) ?? []
    group.push(opened)
    groups.set(key, group)
  }
  for (const [key, group] of groups) {
    const rows = sharedRows(group)
    const [language = '']: string[] = JSON.parse(key)
    const text = startScript(group, rows, options)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const file = `_next/static/start/${language}.${hash}.js`
    startScripts.set(file, text)
    const src = `${options.base}/${file}`
    const tag = `<script id="${runtime.start}" src="${src}" async="" fetchPriority="high" integrity="${digest(text)}"></script>`
    for (const document of group)
      written.set(document.file, withStart(document, rows, tag))
  }
  return { documents: written, scripts: startScripts }
}

/** The language of a document. */
export const languageOf = (html: string): string =>
  /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? ''

/** Lines, and parts of them, that at least half of the documents have, in the order in which they stand there. */
function sharedRows(group: readonly OpenDocument[]): string[] {
  const counts = new Map<string, number>()
  for (const { payload } of group)
    for (const line of new Set(payload.filter(isLine)))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1 && count * 2 >= group.length)
    .map(([line]) => line)
}

function startScript(
  [first]: readonly OpenDocument[],
  rows: readonly string[],
  { loader, eager }: StartOptions,
): string {
  return (
    `self.sharedRuntime={scripts:${JSON.stringify(first?.scripts)},` +
    `rows:[${rows.map(quoted).join()}],eager:${eager},` +
    `bootstrap(){${first?.bootstrap}}};\n${loader}\n`
  )
}

/** A text as a script's literal in single quotes: rows are full of double ones, each of which would need its backslash. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

function withStart(
  { html, payload }: OpenDocument,
  rows: readonly string[],
  tag: string,
): string {
  const data = escapeScript(JSON.stringify(piecesOf(payload, rows)))
  const json = `<script type="application/json" id="${runtime.payload}">${data}</script>`
  return html
    .replace('</script>', () => `</script>${tag}`)
    .replace('</body>', () => `${json}</body>`)
}

/** The payload with shared rows named by their numbers, those in a row as one range. */
function piecesOf(payload: OpenPayload, rows: readonly string[]): Piece[] {
  const numbers = new Map(rows.map((row, number) => [row, number]))
  const pieces: Piece[] = []
  for (const item of payload) {
    const number = isLine(item) ? numbers.get(item) : undefined
    const last = pieces.at(-1)
    if (number === undefined && isLine(item) && typeof last === 'string')
      pieces[pieces.length - 1] = last + item
    else if (number === undefined) pieces.push(item)
    else if (Array.isArray(last) && last[1] === number)
      pieces[pieces.length - 1] = [last[0], number + 1]
    else pieces.push([number, number + 1])
  }
  return pieces
}

const isLine = (item: OpenPayload[number]) => typeof item === 'string'

/** A script's text ends at the first `</script`, whatever it says. */
const escapeScript = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
