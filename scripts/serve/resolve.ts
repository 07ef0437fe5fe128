import { statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'

export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }

/**
 * The answer of a host with files and folder indexes alone: a file, the index.html of a folder, or
 * a redirect to the folder's form with a slash.
 *
 * @param path of the URL as the client sent it, without query
 */
export function resolvePath(root: string, path: string): Answer {
  const decoded = decode(path)
  if (decoded === undefined) return { kind: 'missing' }
  const file = normalize(join(root, decoded))
  if (file !== root && !file.startsWith(root + sep)) return { kind: 'missing' }
  if (path.endsWith('/')) return existingFile(join(file, 'index.html'))
  if (!isFolder(file)) return existingFile(file)
  return isFile(join(file, 'index.html'))
    ? { kind: 'redirect', location: `/${path.replace(/^\/+/, '')}/` }
    : { kind: 'missing' }
}

function existingFile(file: string): Answer {
  return isFile(file) ? { kind: 'file', file } : { kind: 'missing' }
}

const isFile = (path: string) => stat(path)?.isFile() ?? false
const isFolder = (path: string) => stat(path)?.isDirectory() ?? false

/** The file or folder at a path; undefined for a path that leads into a file, too. */
function stat(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}
