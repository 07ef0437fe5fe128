import { type CompactText, type FlatSection, unpackText } from './compact'
import { fold } from './fold'
import { matchesOfWord, rankMatches } from './matches'
import { readQuery } from './query'
import { lineOf, namesOf, phraseRank, plainWords, rankOf } from './ranking'
import { stopWordTest } from './stop-words'
import { createIndex } from './term-index'

/** A section that answers to a query. */
export interface Found {
  readonly section: FlatSection
  /** For each word of the query the terms of this section that answer to it. */
  readonly matched: readonly ReadonlySet<string>[]
}

export interface Engine {
  /** How many sections answer, and as many of the best as are wanted. */
  search(
    query: string,
    most: number,
  ): { readonly count: number; readonly found: readonly Found[] }
}

/** A section is left out when it has less than this share of what the best one has of the query. */
const leastShare = 0.4
/** One that counts less than this beside the best one says nothing. */
const leastScore = 0.03
/** How much having all of a query outweighs having some of it often. */
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

  return {
    search(asked, most) {
      const query = readQuery(asked, { lang, known: index.known })
      const phrase = fold(asked.trim().replace(/\s+/g, ' '))
      const plain = plainWords(query.terms, isStop)
      const words = query.words
        .map((word) => matchesOfWord(word, query.last, index.find))
        .filter((matches) => matches.size > 0)
      const ranked = rankMatches(words, entries.length).flatMap((match) => {
        const entry = entries[match.id]
        if (!entry) return []
        const { section } = entry
        const likeness =
          rankOf(section, entry.names, plain) * phraseRank(entry.line, phrase)
        const score = match.score * match.share ** shareExponent * likeness
        return [{ ...match, section, score }]
      })
      const best = ranked.reduce((max, { share }) => Math.max(max, share), 0)
      const top = ranked.reduce((max, { score }) => Math.max(max, score), 0)
      const kept = ranked.filter(
        ({ share, score }) =>
          share >= best * leastShare && score >= top * leastScore,
      )
      const found = kept
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ id, section }) => ({
          section,
          matched: words.map((matches) => matches.get(id)?.terms() ?? nothing),
        }))
      return { count: kept.length, found }
    },
  }
}

const nothing: ReadonlySet<string> = new Set()
