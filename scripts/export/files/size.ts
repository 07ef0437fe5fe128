import { gzipSync } from 'node:zlib'
import { memo } from '@/lib/cache/memo'
import { digest } from './digest'
import type { Folder } from './folder'

/** The size of a content as hosts transfer it, in bytes of gzip -9. */
export const gzipSize = (content: string | Uint8Array) =>
  gzipSync(content, { level: 9 }).length

/** Weighs files of an export by gzip -9, each once. */
export const weigher = (folder: Pick<Folder, 'bytes'>) =>
  memo((file: string) => gzipSize(folder.bytes(file)))

/**
 * The size of an export: all files, and each content once. The second number is the space on disk,
 * and the upload to a host that knows files by their content.
 */
export function sizeLine(folder: Pick<Folder, 'files' | 'bytes'>): string {
  const sizes = folder.files().map((file) => {
    const bytes = folder.bytes(file)
    return [digest(bytes), bytes.length] as const
  })
  const distinct = new Map(sizes)
  const sum = (list: Iterable<number>) =>
    `${([...list].reduce((all, size) => all + size, 0) / 1e6).toFixed(1)} MB`
  return `${sizes.length} files (${sum(sizes.map(([, size]) => size))}); ${distinct.size} of them distinct (${sum(distinct.values())})`
}
