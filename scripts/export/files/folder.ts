import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'

export type Folder = ReturnType<typeof openFolder>

/** Opens a folder. Files are named by their path inside it, with `/`. */
export function openFolder(root: string) {
  const at = (file: string) => join(root, file)
  return {
    files: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => path.slice(root.length + 1).replaceAll(sep, '/'))
        .sort(),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    bytes: (file: string) => readFileSync(at(file)),
    /**
     * Replaces a file in one step: hard links to the old file stay as they are, and a reader gets
     * either the old file or the new one.
     */
    write(file: string, content: string | Uint8Array) {
      const part = at(`${file}.part`)
      mkdirSync(dirname(part), { recursive: true })
      writeFileSync(part, content)
      renameSync(part, at(file))
    },
    /** Copies by a hard link where the file system has them, so that the disk holds one file. */
    copy(from: string, to: string) {
      mkdirSync(dirname(at(to)), { recursive: true })
      rmSync(at(to), { force: true })
      try {
        linkSync(at(from), at(to))
      } catch {
        copyFileSync(at(from), at(to))
      }
    },
    remove: (file: string) => rmSync(at(file)),
    removeEmptyFolders: () => removeEmptyFolders(root),
  }
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    removeEmptyFolders(inner)
    if (readdirSync(inner).length === 0) rmdirSync(inner)
  }
}
