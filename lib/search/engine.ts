import MiniSearch, { type SearchResult as Match } from 'minisearch'
import { docsSearchLimits } from '@/lib/limits'
import { fold } from './fold'
import { type FullText, type PlacedSection, placedSections } from './full-text'
import { createReader, type Word } from './words'

/** A section that matches a query. */
export interface Found {
  readonly section: PlacedSection
  /** The terms of the section that the query's words have found. */
  readonly terms: ReadonlySet<string>
}

/** The result of a query. */
interface Answer {
  /** The number of all sections that have a word of the query. */
  readonly count: number
  /** The best ones up to a limit, those of English pages last. */
  readonly found: readonly Found[]
  /** The words of the query that were not found. */
  readonly missing: readonly string[]
}

export interface Engine {
  /** Reads the words of a text as the index does. */
  readonly read: (text: string) => readonly Word[]
  search(query: string, limit: number): Answer
}

/** The weight of a word by its field. */
const boost = {
  title: 4,
  questions: 3,
  english: 3,
  names: 2,
  trail: 2,
  text: 1,
  code: 1,
}
/**
 * The fields whose lines are also found as a whole: a query that is a heading or a question means
 * its section.
 */
const wholeLines = new Set(['title', 'questions', 'english', 'names'])
/** The weight of such a line beside a word. */
const wholeWeight = 5
/** The weight of words, not of codes, in a table of errors or terms, which matches any query. */
const tableWeight = 0.4
/** The share of the best score that a section must have, after the first five, and an English one. */
const leastShare = { own: 0.2, english: 0.5 }

const documentOf = (section: PlacedSection, id: number) => ({
  id,
  title: section.title,
  questions: section.questions?.join('\n'),
  english: section.english?.join('\n'),
  names: [section.anchor, ...(section.names ?? [])].join('\n'),
  trail: section.titles.slice(0, Math.max(2, section.level)).join('\n'),
  text: section.texts.join('\n'),
  code: section.code?.join('\n'),
})

/** Prepares the search in one language's full text. */
export function createEngine(text: FullText): Engine {
  const { engine, index, documents } = prepare(text)
  index.addAll(documents)
  return engine
}

/** Prepares the search as `createEngine` does, with pauses in which queries can run. */
export async function createEngineInSteps(text: FullText): Promise<Engine> {
  const { engine, index, documents } = prepare(text)
  await index.addAllAsync(documents, { chunkSize: 50 })
  return engine
}

function prepare(text: FullText) {
  const sections = placedSections(text)
  const documents = sections.map(documentOf)
  const all = documents.flatMap((fields) => Object.values(fields)).join('\n')
  // Each once before it is folded, because the reader waits for this.
  const words = new Set(
    Array.from(new Set(all.match(/\p{L}[\p{L}\p{M}]+/gu)), fold),
  )
  const read = createReader(text.lang, (word) => words.has(word))
  const terms = new Set<string>()
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize(field, name = '') {
      const lines = field.split('\n').filter(Boolean).map(read)
      const found = lines.flatMap((line) => line.flatMap((word) => word.terms))
      if (wholeLines.has(name)) found.push(...lines.map(wholeOf))
      for (const term of found) terms.add(term)
      return found
    },
    processTerm: (term) => term,
    searchOptions: {
      boost,
      boostDocument: (id, term) =>
        sections[id]?.kind === 'table' && !/\d/.test(term) ? tableWeight : 1,
      fuzzy: (term) => (terms.has(term) ? false : typos(term)),
    },
  })
  /** A code that the book has is complete: longer codes are others. */
  const isWholeCode = (term: string) => /^\d|^0x/.test(term) && terms.has(term)

  const engine: Engine = {
    read,
    search(query, limit) {
      const asked = read(query)
      const typing = /[\p{L}\p{M}\p{N}]$/u.test(query)
        ? asked.at(-1)?.terms
        : []
      const weights = new Map([
        [wholeOf(asked), wholeWeight],
        ...asked.flatMap(({ terms, weight }) =>
          terms.map((term) => [term, weight / terms.length] as const),
        ),
      ])
      const matches = index.search(query, {
        tokenize: () => [...weights.keys()],
        boostTerm: (term) => weights.get(term) ?? 1,
        prefix: (term) => Boolean(typing?.includes(term)) && !isWholeCode(term),
      })
      const found = new Set(matches.flatMap(({ queryTerms }) => queryTerms))
      return {
        count: matches.length,
        found: bestOf(matches, limit),
        missing: asked
          .filter((word) => !word.terms.some((term) => found.has(term)))
          .map(({ start, end }) => query.slice(start, end)),
      }
    },
  }
  return { engine, index, documents }

  /** The best matches, five of each section of the book at most, English ones last. */
  function bestOf(matches: readonly Match[], limit: number): readonly Found[] {
    const most = docsSearchLimits.hitsPerGroup
    const sizes = new Map<string, number>()
    const best = matches[0]?.score ?? 0
    const found: Found[] = []
    const english: Found[] = []
    for (const { id, score, match } of matches) {
      const section = sections[id]
      const [group = ''] = section?.titles ?? []
      const size = sizes.get(group) ?? 0
      if (!section || size >= most) continue
      const isEnglish = section.kind === 'english'
      const isFew = !isEnglish && found.length < most
      const share = leastShare[isEnglish ? 'english' : 'own']
      if (!isFew && score < best * share) continue
      sizes.set(group, size + 1)
      const list = isEnglish ? english : found
      list.push({ section, terms: new Set(Object.keys(match)) })
    }
    return [...found.slice(0, limit - english.length), ...english]
  }
}

/** The term of all words together, in which keypair and key pair are the same. */
const wholeOf = (words: readonly Word[]) =>
  `=${words.map(({ terms }) => terms[0]).join('')}`

/** The typos that a word of letters may have: none below four, one below seven, otherwise two. */
function typos(term: string): number {
  if (term.length < 4 || !/^\p{L}+$/u.test(term)) return 0
  return term.length < 7 ? 1 : 2
}
