import { openDiskCache, throughCache } from '@/lib/disk-cache'
import { readDocument, type Tag } from './document'
import { documentFaults } from './faults'
import { type PolicyExtras, withPolicy } from './policy'
import { type Start, withStart } from './start'

/** A document with its policy. */
interface LockedDocument {
  readonly html: string
  /** What further addresses of the page are made of: whole documents, with thousands of tags each, would fill the memory. */
  readonly head: readonly Tag[]
  /** What is to be mended before it may be published. */
  readonly faults: readonly string[]
}

interface LockOptions {
  readonly extras?: PolicyExtras | undefined
  /** Other origins that the document may load from. */
  readonly origins?: readonly string[] | undefined
  /** What it starts with, where it holds a page. */
  readonly start?: Start | undefined
}

const cache = openDiskCache<LockedDocument>('.cache/locked', [
  'package-lock.json',
  'scripts/export',
  'lib/runtime',
])

/**
 * Gives a document what it starts with, and the policy that allows what it holds and nothing else; or reads what came of the same document
 * before: this is most of the export's work, and after an edit nearly all documents are as they were.
 *
 * @param bare what is left of it without what Next's scripts need, where it is known
 */
export function lockDocument(
  file: string,
  html: string,
  options: LockOptions,
  bare?: string,
): LockedDocument {
  const source = JSON.stringify(options) + html
  return throughCache(cache, file, source, () => {
    const { start } = options
    const text = start ? withStart(file, html, start, bare) : html
    return lock(file, text, options)
  })
}

function lock(
  file: string,
  html: string,
  { extras, origins }: LockOptions,
): LockedDocument {
  const document = readDocument(file, html)
  const faults = documentFaults(document, origins)
  const wanted = ['html', 'title', 'link']
  return {
    html: faults.length > 0 ? html : withPolicy(document, extras),
    head: document.tags.filter(({ name }) => wanted.includes(name)),
    faults,
  }
}
