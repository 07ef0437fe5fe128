import { docsSearchLimits } from '@/lib/shared/limits'
import { recordOf } from '@/lib/shared/search/index-records'
import type {
  Highlighted,
  HighlightedTexts,
  Level,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@/lib/shared/search/types'
import { levels } from '@/lib/shared/search/types'
import { ownCodesTerm } from './analysis/own-codes'
import type { Engine, Found } from './engine'
import {
  answersIn,
  countAnswers,
  type Highlighting,
  highlight,
  snippet,
} from './highlights'

/** Answers one request in the shape of the hosted search. */
export function answerRequest(
  engine: Engine,
  request: SearchRequest,
): SearchResult {
  const { query = '', indexName } = request
  const { hitsPerPage = docsSearchLimits.hitsPerPage } = request
  const started = performance.now()
  const { count, found, missing } = engine.search(query, hitsPerPage)
  const hits = found.map((each) => hitOf(each, request))
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

/**
 * The hit of a section: its heading if that has most of the query's words, otherwise its best text.
 */
function hitOf({ section, matched }: Found, request: SearchRequest): SearchHit {
  const inTitle = countAnswers(section.title, matched)
  const inTexts = section.texts.map((text) => countAnswers(text, matched))
  const most = Math.max(0, ...inTexts)
  const text = inTitle < most ? inTexts.indexOf(most) : ruleOf(matched)
  const highlighting: Highlighting = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  }
  const lengths = snippetLengths(request.attributesToSnippet ?? [])
  const highlighted = (value: string, field: string) => {
    const answered = answersIn(value, matched)
    const length = lengths.get(field)
    return {
      whole: highlight(answered, highlighting),
      part: length ? snippet(answered, highlighting, length) : undefined,
    }
  }
  const titles = levels.slice(0, section.titles.length).map((level, at) => ({
    level,
    ...highlighted(section.titles[at] ?? '', `hierarchy.${level}`),
  }))
  const value = text === undefined ? undefined : section.texts[text]
  const content =
    value === undefined ? undefined : highlighted(value, 'content')
  return {
    ...recordOf(section, text),
    english: section.english,
    _highlightResult: {
      hierarchy: byLevel(titles, ({ whole }) => whole),
      content: content?.whole,
    },
    _snippetResult: {
      hierarchy: byLevel(titles, ({ part }) => part),
      content: content?.part,
    },
  }
}

/** The text that says the rule for all codes of programs' own errors: no text has each of them. */
const ruleOf = (matched: Found['matched']) =>
  matched.some((terms) => terms.has(ownCodesTerm)) ? 0 : undefined

function byLevel<Title extends { readonly level: Level }>(
  titles: readonly Title[],
  pick: (title: Title) => Highlighted | undefined,
): HighlightedTexts['hierarchy'] {
  const hierarchy: Partial<Record<Level, Highlighted>> = {}
  for (const title of titles) {
    const highlighted = pick(title)
    if (highlighted) hierarchy[title.level] = highlighted
  }
  return hierarchy
}

/** The snippet lengths in words by field: `content:10` means ten words of the content. */
function snippetLengths(attributes: readonly string[]) {
  return new Map(
    attributes.map((attribute) => {
      const [field = '', length = '10'] = attribute.split(':')
      return [field, Number(length)]
    }),
  )
}
