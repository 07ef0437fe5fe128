import { statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'

export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }

/**
 * Finds what a host that knows only files and folder indexes answers to a
 * path: the file, a folder's index.html, a redirect to a folder's `/` form.
 *
 * @param path of the URL as it was sent, without query
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

/** Undefined also for a path that goes on below a file. */
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
