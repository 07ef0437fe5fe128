import { readFileSync, statSync } from 'node:fs'

/** What was made of files, by their names. */
export type FileMemo<Value> = Map<
  string,
  { readonly changed: number; readonly value: Value }
>

/**
 * What is made of a file's text, made again only when the file has changed. Throws Node's ENOENT when there is no such file, and what
 * `work` throws.
 */
export function fromFile<Value>(
  memo: FileMemo<Value>,
  file: string,
  work: (text: string) => Value,
): Value {
  const changed = statSync(file).mtimeMs
  const known = memo.get(file)
  if (known?.changed === changed) return known.value
  const value = work(readFileSync(file, 'utf8'))
  memo.set(file, { changed, value })
  return value
}
