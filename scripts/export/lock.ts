import { openDiskCache, throughCache } from '@/lib/disk-cache'
import { readDocument, type Tag } from './document'
import { documentFaults } from './faults'
import { type PolicyExtras, withPolicy } from './policy'

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
}

const cache = openDiskCache<LockedDocument>('.cache/locked', [
  'package-lock.json',
  'scripts/export/lock.ts',
  'scripts/export/document.ts',
  'scripts/export/faults.ts',
  'scripts/export/policy.ts',
  'scripts/export/integrity.ts',
])

/**
 * Gives a document the policy that allows what it holds and nothing else, or reads what came of the same document before: parsing is most of
 * the export's work, and after an edit nearly all documents are as they were.
 */
export function lockDocument(
  file: string,
  html: string,
  options: LockOptions,
): LockedDocument {
  const source = JSON.stringify(options) + html
  return throughCache(cache, file, source, () => lock(file, html, options))
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
