import { createHash } from 'node:crypto'
import { openDiskCache, throughCache } from '@/lib/disk-cache'
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

/** What a document starts with, in the place of Next's scripts. */
export interface Start {
  /** The script of its language, as a tag. */
  readonly script: string
  /** What is its own of the payload, as a tag. */
  readonly payload: string
}

export interface Started {
  /** By document; those without a page have none. */
  readonly starts: ReadonlyMap<string, Start>
  /** What is left of those that were not opened before. */
  readonly bare: ReadonlyMap<string, string>
  /** The start scripts by file. */
  readonly scripts: ReadonlyMap<string, string>
}

/** What Next's scripts need of a document; nothing where it holds no page. */
interface Opened extends Omit<TakenScripts, 'html'> {
  readonly language: string
  readonly payload: OpenPayload
}

interface OpenDocument extends Opened {
  readonly file: string
}

const cache = openDiskCache<{ readonly opened?: Opened | undefined }>(
  '.cache/opened',
  ['package-lock.json', 'scripts/export', 'lib/runtime'],
)

/** The script that starts the runtime, as one text. */
export const loaderScript = () => bundleScript('lib/runtime/start.ts')

/**
 * Makes one small script of everything in the documents that Next's scripts need, which a browser loads once a language, and of what is a
 * document's own. A document without a page (404.html) is hydrated at once and stays as it is.
 *
 * @param documents their HTML by file
 * @throws when Next writes something else than it did
 */
export function shareStart(
  documents: ReadonlyMap<string, string>,
  options: StartOptions,
): Started {
  const starts = new Map<string, Start>()
  const startScripts = new Map<string, string>()
  const groups = new Map<string, OpenDocument[]>()
  const bare = new Map<string, string>()
  for (const [file, html] of documents) {
    const { opened } = throughCache(cache, file, html, () => {
      const now = open(file, html)
      if (now) bare.set(file, now.html)
      return { opened: now?.opened }
    })
    if (!opened) continue
    const { language, scripts, bootstrap } = opened
    const key = JSON.stringify([language, scripts, bootstrap])
    const group = groups.get(key) ?? []
    group.push({ file, ...opened })
    groups.set(key, group)
  }
  for (const group of groups.values()) {
    const rows = sharedRows(group)
    const language = group[0]?.language
    const text = startScript(group, rows, options)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const file = `_next/static/start/${language}.${hash}.js`
    startScripts.set(file, text)
    const src = `${options.base}/${file}`
    const script = `<script id="${runtime.start}" src="${src}" async="" fetchPriority="high" integrity="${digest(text)}"></script>`
    for (const document of group)
      starts.set(document.file, {
        script,
        payload: payloadTag(document.payload, rows),
      })
  }
  return { starts, bare, scripts: startScripts }
}

/**
 * Puts what a document starts with in the place of everything that Next's scripts need.
 *
 * @param bare what is left of it without that, where it is known
 */
export function withStart(
  file: string,
  html: string,
  { script, payload }: Start,
  bare = open(file, html)?.html ?? html,
): string {
  return bare
    .replace('</script>', () => `</script>${script}`)
    .replace('</body>', () => `${payload}</body>`)
}

/** Parts a document from what Next's scripts need; nothing for one without a page. */
function open(
  file: string,
  html: string,
): { readonly html: string; readonly opened: Opened } | undefined {
  const taken = takePayload(file, html)
  if (!taken) return undefined
  const { html: bare, scripts, bootstrap } = takeScripts(file, taken.html)
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? ''
  const { payload } = taken
  return { html: bare, opened: { language, payload, scripts, bootstrap } }
}

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

function payloadTag(payload: OpenPayload, rows: readonly string[]): string {
  const data = escapeScript(JSON.stringify(piecesOf(payload, rows)))
  return `<script type="application/json" id="${runtime.payload}">${data}</script>`
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
