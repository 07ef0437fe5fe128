import { levels } from '@/lib/shared/search/types'

/** A hit as the modal keeps it: without highlight and snippet. */
interface StoredHit {
  readonly objectID: string
  readonly url: string
}

const types: readonly unknown[] = [...levels, 'content']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Texts are written into the page as HTML, so they have to be escaped. */
const isEscaped = (text: unknown) =>
  typeof text === 'string' && !/[<>]/.test(text)

const isText = (text: unknown) =>
  text === undefined || text === null || isEscaped(text)

function isAddress(url: unknown, origin: string): boolean {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return false
  return /^https?:$/.test(new URL(url, origin).protocol)
}

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

/** A hit as the specification has it stored: DocSearch also keeps marks, and with a hit the hit of its page, marks and all. */
const withoutMarks = (hit: StoredHit): StoredHit => ({
  ...Object.fromEntries(
    Object.entries(hit).filter(([name]) => !name.startsWith('_')),
  ),
  objectID: hit.objectID,
  url: hit.url,
})

/**
 * What can be used of a stored list of hits. Anything may stand in a browser's storage: other versions wrote there, and other pages of the
 * same origin.
 *
 * @param origin the site's, by which relative addresses are read
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
    return [...unique.values()].map(withoutMarks)
  } catch {
    return []
  }
}

/** The keys under which the modal keeps the lists of an index. */
export function historyKeys(index: string): readonly string[] {
  return ['RECENT', 'FAVORITE'].map(
    (list) => `__DOCSEARCH_${list}_SEARCHES__${index}`,
  )
}
