import { gzipSync } from 'node:zlib'
import { openDiskCache, throughCache } from '@/lib/site/cache/disk-cache'
import { memo } from '@/lib/site/cache/memo'
import { digest } from './digest'
import type { Folder } from './folder'

/** The size of a content as hosts transfer it, in bytes of gzip -9. */
export const gzipSize = (content: string | Uint8Array) =>
  gzipSync(content, { level: 9 }).length

const weights = openDiskCache<number>('.cache/weights', [
  'scripts/export/files/size.ts',
])

/** Weighs files of an export by gzip -9, each content once, also over several builds. */
export const weigher = (folder: Pick<Folder, 'bytes'>) =>
  memo((file: string): number => {
    const content = folder.bytes(file)
    return throughCache(weights, file, digest(content), () => gzipSize(content))
  })

/**
 * The size of an export: all files, and each content once. The second number is the space on disk,
 * and the upload to a host that knows files by their content.
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
    `${files.length} files (${megabytes(all)})`,
    `${different.size} of them distinct (${megabytes(once)})`,
  ].join('; ')
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
