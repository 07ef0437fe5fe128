import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'

export type Folder = ReturnType<typeof openFolder>

/** A folder whose files are named by their path from it, with `/`. */
export function openFolder(root: string) {
  const at = (file: string) => join(root, file)
  return {
    files: () => listFiles(root),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write(file: string, text: string) {
      mkdirSync(dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    },
    copy(from: string, to: string) {
      mkdirSync(dirname(at(to)), { recursive: true })
      copyFileSync(at(from), at(to))
    },
    remove: (file: string) => rmSync(at(file)),
    removeEmptyFolders: () => removeEmptyFolders(root),
    bytes: () =>
      listFiles(root).reduce((sum, file) => sum + statSync(at(file)).size, 0),
  }
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(root.length + 1).replaceAll(sep, '/'))
    .sort()
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    removeEmptyFolders(inner)
    if (readdirSync(inner).length === 0) rmdirSync(inner)
  }
}
