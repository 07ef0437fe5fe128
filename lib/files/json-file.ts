import { z } from 'zod'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import { ContentError } from '@/lib/content/content-error'
import { lineOfEntry } from './json-line'

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
 * Reads a JSON file, and again only after it has changed: `npm run dev` shows each save. Throws
 * like `parseJson`, a ContentError where the file has the wrong form, and Node's ENOENT when there
 * is no such file.
 *
 * @param form of the file; without one, a separate check validates the file (facts, texts)
 */
export function readJson<Value>(
  file: string,
  form: z.ZodType<Value> = z.any(),
): Value {
  return fromFile(known, file, (source) => inForm(source, file, form))
}

function inForm<Value>(
  source: string,
  file: string,
  form: z.ZodType<Value>,
): Value {
  const { data, error } = form.safeParse(parseJson(source, file))
  if (!error) return data
  throw new ContentError(
    error.issues.map(({ path, message }) => ({
      file,
      line: lineOfEntry(source, String(path[0] ?? '')),
      message: `${path.length > 0 ? `"${path.join('.')}"` : 'the file'} has the wrong form (${message}); write it like the others`,
    })),
  )
}

/** The problem of a text that `JSON.parse` refuses, with its line and the cure. */
function jsonProblem(source: string, file: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  // The engine names no position where a text ends too early.
  const [, position] = /at position (\d+)/.exec(reason) ?? []
  const before = source.slice(0, position ? Number(position) : undefined)
  return {
    file,
    line: before.split('\n').length,
    message: `is not JSON: ${reason}; fix it there or on the line above: a comma between two entries and none after the last, quotes around each name`,
  }
}
