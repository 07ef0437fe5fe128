import { readFileSync, writeFileSync } from 'node:fs'

/** A file with its text before a bump. */
export interface KeptFile {
  readonly path: string
  readonly text: string
}

/** Reads files that a bump writes. `restore` puts all of them back as they were. */
export function keepFiles(paths: readonly string[]) {
  const files: readonly KeptFile[] = paths.map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))
  const restore = () => {
    for (const { path, text } of files) writeFileSync(path, text)
  }
  return { files, restore }
}
