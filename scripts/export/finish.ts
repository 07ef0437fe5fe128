import type { Moved } from '@/lib/site/rules/references/moved'
import type { Client } from './client'
import { canonicalPath, type PageHead } from './document/head'
import { pageAddresses } from './files/addresses'
import { digest } from './files/digest'
import type { Folder } from './files/folder'
import { writeMoved } from './files/moved'
import { redirectStub } from './files/stub'
import { finishDocument } from './steps/finish-document'
import type { SiteParts } from './steps/page'
import type { PolicyExtras } from './steps/policy'
import { styleProblems } from './steps/problems'
import type { StyleSheet } from './style-sheet'

export interface FinishOptions {
  readonly client: Client
  readonly styles: StyleSheet
  readonly extras?: PolicyExtras
  /** Other origins that documents may load from. */
  readonly origins?: readonly string[]
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
 * @throws naming every problem of every document, with file, line and cure
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
  const problems: string[] = []
  for (const file of documents) {
    const finished = finishDocument(file, folder.read(file), parts)
    folder.write(asideOf(file), finished.html)
    heads.push(finished.head)
    problems.push(...finished.problems)
  }
  for (const file of filesWith(folder, '.css'))
    problems.push(...styleProblems(file, folder.read(file), origins))
  for (const [file, text] of assets)
    if (file.endsWith('.css'))
      problems.push(...styleProblems(file, text, origins))
  if (problems.length > 0) {
    for (const file of documents) folder.remove(asideOf(file))
    throw new Error(problems.join('\n'))
  }

  for (const file of documents) folder.move(asideOf(file), file)
  const pages = heads.filter(({ file }) => file !== '404.html')
  for (const page of pages) writeAddresses(folder, page)
  writeMoved(folder, pages, moved, base)
  for (const [file, text] of assets) folder.write(file, text)
  return pages
}

/** The parts that each document gets. */
function partsOf(
  assets: ReadonlyMap<string, string>,
  { base = '', client, extras, origins, styles }: FinishOptions,
): SiteParts {
  const addressOf = (file: string) => `${base}/${file}`
  return {
    base,
    client: addressOf(client.main),
    styles: addressOf(styles.file),
    digests: new Map(
      [...assets].map(([file, text]) => [addressOf(file), digest(text)]),
    ),
    extras,
    origins,
  }
}

/** The temporary place of a finished document, until all documents are known to have no problem. */
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
