import { defaultLocale, isLocale } from '@/site.config'
import { canonicalPath, pageAddresses } from './addresses'
import type { PageHead } from './document'
import { styleFaults } from './faults'
import type { Folder } from './folder'
import { isLeftover } from './leftovers'
import { lockDocument } from './lock'
import { type Moved, writeMoved } from './moved'
import type { PolicyExtras } from './policy'
import { type StartOptions, shareStart } from './start'
import { redirectStub } from './stub'

export interface FinishOptions {
  readonly extras?: PolicyExtras
  /** Other origins that documents may load from. */
  readonly origins?: readonly string[]
  /** What is done to a document first. */
  readonly mend?: (html: string) => string
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
  const started = new Map<string, string>()
  const locked: string[] = []
  const pages: PageHead[] = []
  const faults: string[] = []
  try {
    for (const language of documentsByLanguage(files)) {
      const finished = finishLanguage(folder, language, options)
      for (const [file, text] of finished.scripts) started.set(file, text)
      locked.push(...finished.locked)
      pages.push(...finished.pages)
      faults.push(...finished.faults)
    }
    for (const file of files.filter((each) => each.endsWith('.css')))
      faults.push(...styleFaults(file, folder.read(file), options.origins))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } catch (error) {
    for (const file of locked) folder.remove(asideOf(file))
    throw error
  }

  for (const [file, text] of started) folder.write(file, text)
  for (const file of locked) folder.move(asideOf(file), file)
  for (const page of pages) writeAddresses(folder, page)
  writeMoved(folder, pages, options.moved ?? {}, options.base ?? '')
  return pages.length
}

/** Where a finished document waits until all are known to have no fault. */
const asideOf = (file: string) => `${file}.finished`

/** One after the other: all documents at once fill the memory of a site that is ten times as large. */
function documentsByLanguage(
  files: readonly string[],
): readonly (readonly string[])[] {
  const languages = new Map<string, string[]>()
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const [name = ''] = file.split(/[/.]/)
    const language = isLocale(name) ? name : defaultLocale
    const own = languages.get(language) ?? []
    own.push(file)
    languages.set(language, own)
  }
  return [...languages.values()]
}

/** Finishes the documents of a language, and puts them aside. */
function finishLanguage(
  folder: Folder,
  files: readonly string[],
  { base = '', extras, origins, mend = asItIs, start }: FinishOptions,
) {
  const texts = new Map(files.map((file) => [file, mend(folder.read(file))]))
  const { starts, bare, scripts } = shareStart(texts, { ...start, base })
  const faults: string[] = []
  const locked: string[] = []
  const pages: PageHead[] = []
  for (const [file, html] of texts) {
    const options = { start: starts.get(file), extras, origins }
    const document = lockDocument(file, html, options, bare.get(file))
    faults.push(...document.faults)
    if (document.faults.length === 0) {
      folder.write(asideOf(file), document.html)
      locked.push(file)
    }
    if (file !== '404.html') pages.push({ file, tags: document.head })
  }
  return { scripts, faults, locked, pages }
}

const asItIs = (html: string) => html

function writeAddresses(folder: Folder, page: PageHead): void {
  const path = canonicalPath(page)
  const name = page.file.replace(/\.html$/, '')
  const { copy, stub } = pageAddresses(name, path)
  if (copy) folder.copy(page.file, copy)
  folder.write(stub, redirectStub(page, path))
}
