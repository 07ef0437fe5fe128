import type { Folder } from './folder'

/**
 * Removes files of Next that no document loads any more: its scripts and style sheets, the data
 * beside each page, and the page that 404.html was made from.
 */
export function removeLeftovers(folder: Folder): void {
  const files = folder.files()
  const all = new Set(files)
  for (const file of files) if (isLeftover(file, all)) folder.remove(file)
  folder.removeEmptyFolders()
}

function isLeftover(file: string, files: ReadonlySet<string>): boolean {
  const isData =
    file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'))
  return isData || /^_next\/|^_not-found\b|(^|\/)__next\.[^/]*$/.test(file)
}
