import { siteAddress } from '@/components/docs-search/results/links'
import { docsSearchLimits } from '@/lib/limits'
import {
  type Highlighted,
  type HighlightedTexts,
  levels,
  type SearchHit,
} from '@/lib/search/types'

const headingTypes = levels.filter((level) => level !== 'lvl0')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The value if it is a string, else null. */
const textOr = (value: unknown) => (typeof value === 'string' ? value : null)

/** A group name, which DocSearch uses as an object key: names of `Object.prototype` are rejected. */
const nameOr = (value: unknown) => {
  const text = textOr(value)
  return text === null || text in {} ? null : text
}

/**
 * The hits of a response that can be shown: each with names, and with an address of the site that no
 * earlier hit has. Only known fields are used, and no more hits than were requested. A provider, or
 * somebody in between, may send anything.
 *
 * @param origin the site's origin, as the index carries it
 */
export function usableHits(
  hits: readonly unknown[],
  origin: string,
): readonly SearchHit[] {
  return hits
    .slice(0, docsSearchLimits.hitsPerPage)
    .flatMap((hit) => usableHit(hit, origin) ?? [])
    .filter(isFirst)
}

/** False for a second hit of an address: its row would remain in the list after the next response. */
const isFirst = ({ url }: SearchHit, at: number, all: readonly SearchHit[]) =>
  all.findIndex((hit) => hit.url === url) === at

function usableHit(hit: unknown, origin: string): SearchHit | undefined {
  if (!isRecord(hit) || !isRecord(hit.hierarchy)) return undefined
  const { hierarchy } = hit
  const url = siteAddress(textOr(hit.url) ?? 'about:blank', origin)
  const lvl0 = nameOr(hierarchy.lvl0)
  const lvl1 = nameOr(hierarchy.lvl1)
  if (url === undefined || !lvl0 || !lvl1) return undefined
  const [page = url, anchor] = url.split('#')
  return {
    objectID: url,
    url,
    url_without_anchor: page,
    anchor: anchor ?? null,
    type: headingTypes.find((type) => type === hit.type) ?? 'content',
    content: textOr(hit.content),
    hierarchy: {
      lvl0,
      lvl1,
      lvl2: textOr(hierarchy.lvl2),
      lvl3: textOr(hierarchy.lvl3),
      lvl4: textOr(hierarchy.lvl4),
      lvl5: textOr(hierarchy.lvl5),
      lvl6: textOr(hierarchy.lvl6),
    },
    _highlightResult: { hierarchy: {} },
    _snippetResult: highlighted(hit._snippetResult),
  }
}

/** The highlighted texts of a hit. The site reads only their values. */
function highlighted(texts: unknown): HighlightedTexts {
  const { content, hierarchy } = isRecord(texts) ? texts : {}
  const titles = isRecord(hierarchy) ? hierarchy : {}
  const text = shownText(content)
  return {
    ...(text && { content: text }),
    hierarchy: Object.fromEntries(
      levels.flatMap((level) => {
        const title = shownText(titles[level])
        return title ? [[level, title]] : []
      }),
    ),
  }
}

function shownText(text: unknown): Highlighted | undefined {
  const value = isRecord(text) ? textOr(text.value) : null
  if (value === null) return undefined
  return { value, matchLevel: 'none', matchedWords: [] }
}
