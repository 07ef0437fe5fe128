import type { Client } from './client'
import { canonicalPath, type PageHead } from './document/head'
import { pageAddresses } from './files/addresses'
import { digest } from './files/digest'
import type { Folder } from './files/folder'
import { type Moved, writeMoved } from './files/moved'
import { redirectStub } from './files/stub'
import { styleFaults } from './steps/faults'
import { finishDocument } from './steps/finish-document'
import type { SiteParts } from './steps/page'
import type { PolicyExtras } from './steps/policy'
import type { StyleSheet } from './style-sheet'

export interface FinishOptions {
  readonly client: Client
  readonly styles: StyleSheet
  readonly extras?: PolicyExtras
  /** Other origins that documents may load from. */
  readonly origins?: readonly string[]
  /** Where pages that are gone have gone to. */
  readonly moved?: Moved
  /** What stands before every path, `''` or `/cookbook`. */
  readonly base?: string
}

/**
 * Makes what `next build` exported ready for a host that knows only files: finishes every document, and writes the further forms of every
 * address, and the files that documents load. Goes file by file: all documents at once fill the memory of a site that is ten times as large.
 *
 * @returns the head of each page
 * @throws naming every fault of every document, with file, line and cure
 */
export function finishExport(
  folder: Folder,
  options: FinishOptions,
): readonly PageHead[] {
  const { base = '', client, moved = {}, origins, styles } = options
  const assets = new Map([...client.files, [styles.file, styles.text]])
  const parts = partsOf(assets, options)
  const documents = filesWith(folder, '.html')
  const heads: PageHead[] = []
  const faults: string[] = []
  for (const file of documents) {
    const finished = finishDocument(file, folder.read(file), parts)
    folder.write(asideOf(file), finished.html)
    heads.push(finished.head)
    faults.push(...finished.faults)
  }
  for (const file of filesWith(folder, '.css'))
    faults.push(...styleFaults(file, folder.read(file), origins))
  for (const [file, text] of assets)
    if (file.endsWith('.css')) faults.push(...styleFaults(file, text, origins))
  if (faults.length > 0) {
    for (const file of documents) folder.remove(asideOf(file))
    throw new Error(faults.join('\n'))
  }

  for (const file of documents) folder.move(asideOf(file), file)
  const pages = heads.filter(({ file }) => file !== '404.html')
  for (const page of pages) writeAddresses(folder, page)
  writeMoved(folder, pages, moved, base)
  for (const [file, text] of assets) folder.write(file, text)
  return pages
}

/** What each document is given. */
function partsOf(
  assets: ReadonlyMap<string, string>,
  { base = '', client, extras, origins, styles }: FinishOptions,
): SiteParts {
  const addressOf = (file: string) => `${base}/${file}`
  return {
    base,
    client: addressOf(client.main),
    clientImports: client.imports.map(addressOf),
    styles: addressOf(styles.file),
    digests: new Map(
      [...assets].map(([file, text]) => [addressOf(file), digest(text)]),
    ),
    extras,
    origins,
  }
}

/** Where a finished document waits until all are known to have no fault. */
const asideOf = (file: string) => `${file}.finished`

const filesWith = (folder: Folder, ending: string) =>
  folder.files().filter((file) => file.endsWith(ending))

function writeAddresses(folder: Folder, page: PageHead): void {
  const path = canonicalPath(page)
  const name = page.file.replace(/\.html$/, '')
  const { copy, stub } = pageAddresses(name, path)
  if (copy) folder.copy(page.file, copy)
  folder.write(stub, redirectStub(page, path))
}
