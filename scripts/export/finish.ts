import type { Moved } from '@/lib/site/rules/references/moved'
import type { Client } from './client'
import { canonicalPath, type PageHead, readHead } from './document/head'
import { parseDocument, writeDocument } from './document/parse'
import { pageAddresses } from './files/addresses'
import { digest } from './files/digest'
import type { Folder } from './files/folder'
import { writeMoved } from './files/moved'
import { redirectStub } from './files/stub'
import { finishDocument } from './steps/document'
import type { PolicyExtras } from './steps/policy'
import type { StyleSheet } from './style-sheet'

export interface FinishOptions {
  readonly client: Client
  readonly styles: StyleSheet
  readonly extras?: PolicyExtras
  /** The new addresses of moved pages. */
  readonly moved?: Moved
  /** The base path, `''` or `/cookbook`. */
  readonly base?: string
}

/**
 * Makes the output of `next build` ready for hosts that know only files: finishes every document,
 * writes the other forms of every address, and adds the files that documents load. Documents are
 * finished one by one, because all of them would fill the memory on a site ten times as large.
 *
 * @returns the head of each page
 */
export function finishExport(
  folder: Folder,
  { base = '', client, extras, moved = {}, styles }: FinishOptions,
): readonly PageHead[] {
  removeLeftovers(folder)
  const addressOf = (file: string) => `${base}/${file}`
  const assets = [...client.files, [styles.file, styles.text] as const]
  const parts = {
    client: addressOf(client.main),
    styles: addressOf(styles.file),
    digests: new Map(
      assets.map(([file, text]) => [addressOf(file), digest(text)]),
    ),
    extras,
  }
  const pages: PageHead[] = []
  for (const file of folder.files().filter((each) => each.endsWith('.html'))) {
    const tree = parseDocument(folder.read(file))
    finishDocument(file, tree, parts)
    folder.write(file, writeDocument(tree))
    if (file !== '404.html') pages.push(readHead(file, tree))
  }
  for (const page of pages) writeAddresses(folder, page)
  writeMoved(folder, pages, moved, base)
  for (const [file, text] of assets) folder.write(file, text)
  return pages
}

/**
 * Removes files of Next that no document loads any more: its scripts and style sheets, the data
 * beside each page, and the page that 404.html was made from.
 */
function removeLeftovers(folder: Folder): void {
  const files = new Set(folder.files())
  for (const file of files) {
    const isData =
      file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'))
    if (isData || /^_next\/|^_not-found\b|(^|\/)__next\.[^/]*$/.test(file))
      folder.remove(file)
  }
  folder.removeEmptyFolders()
}

function writeAddresses(folder: Folder, page: PageHead): void {
  const path = canonicalPath(page)
  const name = page.file.replace(/\.html$/, '')
  const { copy, stub } = pageAddresses(name, path)
  if (copy) folder.copy(page.file, copy)
  folder.write(stub, redirectStub(page, path))
}
