import type {
  Level,
  Marked,
  MarkedTexts,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '../docs-search/types'
import { levels } from '../docs-search/types'
import type { Engine, Found } from './engine'
import { countAnswers, highlight, type Marking, snippet } from './marks'
import { recordOf } from './records'

/** Answers one request in the shape of the hosted search. */
export function answerRequest(
  engine: Engine,
  request: SearchRequest,
): SearchResult {
  const { query = '', indexName, hitsPerPage = 20 } = request
  const started = performance.now()
  const found = query.trim() ? engine.search(query) : []
  const hits = found.slice(0, hitsPerPage).map((each) => hitOf(each, request))
  return {
    hits,
    nbHits: found.length,
    index: indexName,
    query,
    page: 0,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

/** A section as a hit: its heading where that says most of what was asked, otherwise its best text. */
function hitOf({ section, matched }: Found, request: SearchRequest): SearchHit {
  const inTitle = countAnswers(section.title, matched)
  const texts = section.texts.map((text) => countAnswers(text, matched))
  const most = Math.max(0, ...texts)
  const text = inTitle >= most ? undefined : texts.indexOf(most)
  const titles = section.titles
  const content = text === undefined ? undefined : section.texts[text]
  const marking: Marking = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  }
  const lengths = snippetLengths(request.attributesToSnippet ?? [])
  const all = (write: (text: string, field: string) => Marked | undefined) =>
    markedTexts(titles, content, write)
  return {
    ...recordOf(section, text),
    _highlightResult: all((value) => highlight(value, matched, marking)),
    _snippetResult: all((value, field) => {
      const length = lengths.get(field)
      return length ? snippet(value, matched, marking, length) : undefined
    }),
  }
}

function markedTexts(
  titles: readonly string[],
  content: string | undefined,
  write: (text: string, field: string) => Marked | undefined,
): MarkedTexts {
  const hierarchy: Partial<Record<Level, Marked>> = {}
  levels.forEach((level, at) => {
    const title = titles[at]
    const marked = title !== undefined && write(title, `hierarchy.${level}`)
    if (marked) hierarchy[level] = marked
  })
  const marked = content === undefined ? undefined : write(content, 'content')
  return marked ? { hierarchy, content: marked } : { hierarchy }
}

/** `content:10` asks for ten words of the content. */
function snippetLengths(attributes: readonly string[]) {
  return new Map(
    attributes.map((attribute) => {
      const [field = '', length = '10'] = attribute.split(':')
      return [field, Number(length)]
    }),
  )
}
