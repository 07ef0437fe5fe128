import { canonicalPath, pageAddresses } from './addresses'
import { type ExportedDocument, readDocument } from './document'
import { documentFaults, styleFaults } from './faults'
import type { Folder } from './folder'
import { isLeftover } from './leftovers'
import { type Moved, writeMoved } from './moved'
import { type PolicyExtras, withPolicy } from './policy'
import { type StartOptions, shareStart } from './start'
import { redirectStub } from './stub'

export interface FinishOptions {
  readonly extras?: PolicyExtras
  /** Other origins that documents may load from. */
  readonly origins?: readonly string[]
  /** How the runtime starts. */
  readonly start: Pick<StartOptions, 'loader' | 'eager'>
  /** Where pages that are gone have gone to. */
  readonly moved?: Moved
  /** What stands before every path, `''` or `/cookbook`. */
  readonly base?: string
}

/**
 * Makes what `next build` exported ready for a host that knows only files:
 * removes what nobody asks for, locks every document down, and writes the
 * further forms of every address.
 *
 * @returns how many pages there are
 * @throws naming every fault of every document, with file, line and cure
 */
export function finishExport(folder: Folder, options: FinishOptions): number {
  const written = new Set(folder.files())
  for (const file of written) if (isLeftover(file, written)) folder.remove(file)
  folder.removeEmptyFolders()

  const files = folder.files()
  const base = options.base ?? ''
  const texts = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, folder.read(file)] as const)
  const started = shareStart(new Map(texts), { ...options.start, base })
  const faults: string[] = []
  const locked = new Map<string, string>()
  const pages: ExportedDocument[] = []
  for (const [file, html] of started.documents) {
    const document = readDocument(file, html)
    faults.push(...documentFaults(document, options.origins))
    locked.set(file, withPolicy(document, options.extras))
    if (file !== '404.html') pages.push(withoutBody(document))
  }
  for (const file of files.filter((each) => each.endsWith('.css')))
    faults.push(...styleFaults(file, folder.read(file), options.origins))
  if (faults.length > 0) throw new Error(faults.join('\n'))

  for (const [file, text] of [...started.scripts, ...locked])
    folder.write(file, text)
  for (const page of pages) writeAddresses(folder, page)
  writeMoved(folder, pages, options.moved ?? {}, base)
  return pages.length
}

/** What further addresses of a page are made of: thousands of tags a document would fill the memory. */
function withoutBody(document: ExportedDocument): ExportedDocument {
  const wanted = ['html', 'title', 'link']
  const tags = document.tags.filter(({ name }) => wanted.includes(name))
  return { ...document, tags }
}

function writeAddresses(folder: Folder, page: ExportedDocument): void {
  const path = canonicalPath(page)
  const name = page.file.replace(/\.html$/, '')
  const { copy, stub } = pageAddresses(name, path)
  if (copy) folder.copy(page.file, copy)
  folder.write(stub, redirectStub(page, path))
}
