import type { Folder } from './folder'
import { digest } from './integrity'

/**
 * What an export weighs: all of its files, and each content once, which is what takes the disk and what a host gets that knows files
 * by their content.
 */
export function sizeLine(folder: Pick<Folder, 'files' | 'bytes'>): string {
  const contents = folder.files().map(folder.bytes)
  const different = new Map(contents.map((bytes) => [digest(bytes), bytes]))
  return [
    `${contents.length} files of ${megabytes(contents)}`,
    `${different.size} different ones of ${megabytes([...different.values()])}`,
  ].join(', ')
}

function megabytes(contents: readonly Buffer[]): string {
  const sum = contents.reduce((total, { length }) => total + length, 0)
  return `${(sum / 1e6).toFixed(1)} MB`
}
