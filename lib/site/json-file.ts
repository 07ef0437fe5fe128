import { type FileMemo, fromFile } from '@/lib/site/cache/file-memo'
import { ContentError } from '@/lib/site/content/content-error'
import { jsonProblem } from './json.mjs'

/**
 * Parses the text of a JSON file. The value is one that a schema or the caller has to check. Throws
 * a ContentError with file, line and cure.
 */
export function parseJson(source: string, file: string) {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new ContentError([jsonProblem(source, file, error)])
  }
}

const known: FileMemo<ReturnType<typeof parseJson>> = new Map()

/**
 * Reads a JSON file, and again only after it has changed: `npm run dev` shows each save. Throws like
 * `parseJson`, and Node's ENOENT when there is no such file.
 */
export function readJson(file: string) {
  return fromFile(known, file, (source) => parseJson(source, file))
}
