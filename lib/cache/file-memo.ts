import { statSync } from 'node:fs'
import { readText } from '@/lib/files/read-text'

/** Values computed from files, by file name. */
export type FileMemo<Value> = Map<
  string,
  { readonly changed: number; readonly value: Value }
>

/**
 * Computes a value from a file's text, and again only after the file has changed. Throws Node's
 * ENOENT when there is no such file, and what `work` throws.
 */
export function fromFile<Value>(
  memo: FileMemo<Value>,
  file: string,
  work: (text: string) => Value,
): Value {
  const changed = statSync(file).mtimeMs
  const known = memo.get(file)
  if (known?.changed === changed) return known.value
  const value = work(readText(file))
  memo.set(file, { changed, value })
  return value
}
