import { createHash } from 'node:crypto'
import type { Folder } from './folder'

const tag = /<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+)"[^>]*>/g
const wanted =
  /^<script\b|\brel="(?:stylesheet|modulepreload)"|\bas="(?:script|style)"/

/**
 * Gives every own script and style sheet that a document names the digest of its content: a browser runs no other. Preloads get it
 * too, or their file would be loaded a second time. scripts/export/runtime.ts takes the digests over into its list.
 *
 * @param html of the document
 * @param digestOf the digest of an own file by its address, undefined for everything else
 */
export function withIntegrity(
  html: string,
  digestOf: (address: string) => string | undefined,
): string {
  return html.replace(tag, (text, address: string) => {
    if (!wanted.test(text) || / integrity="/.test(text)) return text
    const digest = digestOf(address)
    if (!digest) return text
    const end = text.endsWith('/>') ? '/>' : '>'
    return `${text.slice(0, -end.length)} integrity="${digest}"${end}`
  })
}

/** The digest of a content, as `integrity` and policies write it. */
export function digest(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * Reads the digests of an export's scripts and style sheets.
 *
 * @param base path of the site, `''` or `/cookbook`
 * @returns what writes them into a document
 */
export function integrityOf(
  folder: Folder,
  base: string,
): (html: string) => string {
  const digests = new Map(
    folder
      .files()
      .filter((file) => /\.(css|js)$/.test(file))
      .map((file) => [`${base}/${file}`, digest(folder.read(file))]),
  )
  return (html) => withIntegrity(html, (address) => digests.get(address))
}
