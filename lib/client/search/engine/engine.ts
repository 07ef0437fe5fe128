import {
  type CompactText,
  type FlatSection,
  unpackText,
} from '@/lib/shared/search/compact'
import { fold } from './analysis/fold'
import { stopWordTest } from './analysis/stop-words'
import { type Matches, matchesOfWord, rankMatches } from './matches'
import { type QueryWord, readQuery } from './query'
import { lineOf, namesOf, phraseRank, plainWords, rankOf } from './ranking'
import { remember } from './remember'
import { createIndex } from './term-index'

/** A section that matches a query. */
export interface Found {
  readonly section: FlatSection
  /** The matching terms of this section, for each word of the query. */
  readonly matched: readonly ReadonlySet<string>[]
}

export interface Engine {
  /** The number of all matching sections, and the best ones up to a limit. */
  search(
    query: string,
    limit: number,
  ): { readonly count: number; readonly found: readonly Found[] }
}

/** The number of cached query words. */
const mostWords = 200
/** The smallest share of the query, relative to the best section's, that a section must have. */
const leastShare = 0.4
/** The smallest score relative to the best section's; a weaker section is left out. */
const leastScore = 0.03
/**
 * The number of hits that are always shown: an exact title match scores so high that it would hide
 * everything else.
 */
const fewest = 5
/** The exponent by which having all of a query outweighs having some of it often. */
const shareExponent = 3

/** Prepares the search in one language's full text. */
export function createEngine(text: CompactText): Engine {
  const isStop = stopWordTest(text.lang)
  const entries = unpackText(text).map((section) => ({
    section,
    names: namesOf(section, isStop),
    line: lineOf(section),
  }))
  const index = createIndex(entries.map(({ section }) => section))
  const { lang } = text
  const remembered = remember<Matches>(mostWords)

  /** The matches of a word, cached: words typed before stay the same while the next one grows. */
  function matchesOf(word: QueryWord, last: string | undefined): Matches {
    const isOpen = word.ways.some(({ terms }) => terms.some((t) => t === last))
    const key = JSON.stringify([word.ways, isOpen])
    return remembered(key, () => matchesOfWord(word, last, index.find))
  }

  return {
    search(typed, limit) {
      const query = readQuery(typed, { lang, known: index.known })
      const phrase = fold(typed.trim().replace(/\s+/g, ' '))
      const plain = plainWords(query.terms, isStop)
      const words = query.words
        .map((word) => matchesOf(word, query.last))
        .filter((matches) => matches.size > 0)
      const matches = rankMatches(words, entries.length)
      const most = greatest(matches, ({ share }) => share)
      const ranked = matches
        .filter(({ share }) => share >= most * leastShare)
        .flatMap(({ id, share, score }) => {
          const entry = entries[id]
          if (!entry) return []
          const { section, names, line } = entry
          const rank = rankOf(section, names, plain) * phraseRank(line, phrase)
          return [{ id, section, score: score * share ** shareExponent * rank }]
        })
      ranked.sort((a, b) => b.score - a.score)
      const least = (ranked[0]?.score ?? 0) * leastScore
      const hits = ranked.filter(
        ({ score }, at) => at < fewest || score >= least,
      )
      const found = hits.slice(0, limit).map(({ id, section }) => ({
        section,
        matched: words.map((matches) => matches.get(id)?.terms() ?? nothing),
      }))
      return { count: hits.length, found }
    },
  }
}

const nothing: ReadonlySet<string> = new Set()

function greatest<Each>(all: readonly Each[], of: (each: Each) => number) {
  return all.reduce((max, each) => Math.max(max, of(each)), 0)
}
