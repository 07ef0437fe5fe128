import { docsSearchLimits } from '@/lib/limits'
import type { Engine, Found } from './engine'
import { foundIn, highlight } from './highlights'
import { recordOf } from './index-records'
import {
  type Highlighted,
  type HighlightedTexts,
  type Level,
  levels,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './types'

/** The result of one request, in the form of the hosted search. */
export function resultFor(
  engine: Engine,
  request: SearchRequest,
): SearchResult {
  const { query = '', indexName } = request
  const { hitsPerPage = docsSearchLimits.hitsPerPage } = request
  const started = performance.now()
  const { count, found, missing } = engine.search(query, hitsPerPage)
  const hits = found.map((each) => hitOf(engine, each, request))
  return {
    hits,
    nbHits: count,
    missing,
    index: indexName,
    query,
    page: 0,
    nbPages: Math.ceil(count / hitsPerPage),
    hitsPerPage,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

/** The hit of a section: its heading if that has most of the query, otherwise its best text. */
function hitOf(
  { read }: Engine,
  { section, terms }: Found,
  request: SearchRequest,
): SearchHit {
  const countIn = (text: string) => {
    const words = read(text).flatMap((word) => word.terms)
    return new Set(words.filter((term) => terms.has(term))).size
  }
  const counts = section.texts.map(countIn)
  const most = Math.max(0, ...counts)
  const text = countIn(section.title) < most ? counts.indexOf(most) : undefined
  const highlighting = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  }
  const lengths = snippetLengths(request.attributesToSnippet ?? [])
  const highlighted = (value: string | undefined, field: string) => {
    if (value === undefined) return {}
    const ranges = foundIn(read(value), terms)
    const length = lengths.get(field)
    const write = (most?: number) =>
      highlight(value, ranges, highlighting, most)
    return { whole: write(), part: length ? write(length) : undefined }
  }
  const titles = levels.flatMap((level, at) => {
    const title = section.titles[at]
    const field = `hierarchy.${level}`
    return title === undefined ? [] : [{ level, ...highlighted(title, field) }]
  })
  const content = highlighted(
    text === undefined ? undefined : section.texts[text],
    'content',
  )
  return {
    ...recordOf(section, text),
    english: section.kind === 'english',
    _highlightResult: {
      hierarchy: byLevel(titles.map(({ level, whole }) => [level, whole])),
      content: content.whole,
    },
    _snippetResult: {
      hierarchy: byLevel(titles.map(({ level, part }) => [level, part])),
      content: content.part,
    },
  }
}

const byLevel = (
  texts: readonly (readonly [Level, Highlighted | undefined])[],
): HighlightedTexts['hierarchy'] =>
  Object.fromEntries(texts.filter(([, text]) => text !== undefined))

/** The snippet lengths in words by field: `content:10` means ten words of the content. */
const snippetLengths = (attributes: readonly string[]) =>
  new Map(
    attributes.map((attribute) => {
      const [field = '', length = '10'] = attribute.split(':')
      return [field, Number(length)]
    }),
  )
