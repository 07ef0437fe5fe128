import { digest } from './digest'
import type { Folder } from './folder'

/**
 * What an export weighs: all of its files, and each content once, which is what takes the disk and what a host gets that knows files
 * by their content.
 */
export function sizeLine(folder: Pick<Folder, 'files' | 'bytes'>): string {
  const files = folder.files()
  const different = new Map<string, number>()
  let all = 0
  for (const file of files) {
    const bytes = folder.bytes(file)
    all += bytes.length
    different.set(digest(bytes), bytes.length)
  }
  const once = [...different.values()].reduce((sum, size) => sum + size, 0)
  return [
    `${files.length} files of ${megabytes(all)}`,
    `${different.size} different ones of ${megabytes(once)}`,
  ].join(', ')
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
