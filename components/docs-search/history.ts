import { levels } from '@/lib/search/types'
import { siteAddress } from './results/links'

/** A hit as the modal stores it: without highlight and snippet. */
interface StoredHit {
  readonly objectID: string
  readonly url: string
}

const types: readonly unknown[] = [...levels, 'content']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** True for an escaped text. Texts are written into the page as HTML. */
const isEscaped = (text: unknown) =>
  typeof text === 'string' && !/[<>]/.test(text)

const isText = (text: unknown) =>
  text === undefined || text === null || isEscaped(text)

const isAddress = (url: unknown, origin: string) =>
  typeof url === 'string' && siteAddress(url, origin) !== undefined

function isStoredHit(item: unknown, origin: string): item is StoredHit {
  if (!isRecord(item) || !isRecord(item.hierarchy)) return false
  const { objectID, url, type, content, hierarchy } = item
  return (
    typeof objectID === 'string' &&
    isAddress(url, origin) &&
    types.includes(type) &&
    isText(content) &&
    isEscaped(hierarchy.lvl0) &&
    isEscaped(hierarchy.lvl1) &&
    levels.every((level) => isText(hierarchy[level])) &&
    typeof (type === 'content' ? content : hierarchy[`${type}`]) === 'string'
  )
}

/**
 * A hit as the specification says to store it. DocSearch also stores highlights, and with a hit the
 * hit of its page.
 */
const withoutHighlights = (hit: StoredHit): StoredHit => ({
  ...Object.fromEntries(
    Object.entries(hit).filter(([name]) => !name.startsWith('_')),
  ),
  objectID: hit.objectID,
  url: hit.url,
})

/**
 * The usable hits of a stored list. The storage may contain anything: other versions wrote there,
 * and other pages of the same origin.
 *
 * @param origin of the site, the base of relative addresses
 */
export function readHistory(
  stored: string | null,
  origin: string,
): readonly StoredHit[] {
  if (stored === null) return []
  try {
    const items: unknown = JSON.parse(stored)
    if (!Array.isArray(items)) return []
    const hits = items.filter((item) => isStoredHit(item, origin))
    const unique = new Map(hits.map((hit) => [hit.objectID, hit]))
    return [...unique.values()].map(withoutHighlights)
  } catch {
    return []
  }
}

/** The keys under which the modal stores the lists of an index. */
export function historyKeys(index: string): readonly string[] {
  return ['RECENT', 'FAVORITE'].map(
    (list) => `__DOCSEARCH_${list}_SEARCHES__${index}`,
  )
}
