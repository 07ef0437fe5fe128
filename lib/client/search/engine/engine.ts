import { docsSearchLimits } from '@/lib/shared/limits'
import {
  type CompactText,
  type FlatSection,
  unpackText,
} from '@/lib/shared/search/compact'
import { identifiersIn } from './analysis/identifiers'
import { createRenames } from './analysis/renames'
import { stopWordTest } from './analysis/stop-words'
import { createSynonyms } from './analysis/synonyms'
import { compoundFinder } from './compounds'
import { askedTerms } from './likeness'
import {
  type FoundWord,
  findWord,
  type RankedMatch,
  rankMatches,
  weightsOf,
} from './matches'
import { createNaming, termsIn } from './names'
import { type QueryWord, readQuery } from './query'
import { askedOf, prepare, scoreOf, tableWeight } from './ranking'
import { remember } from './remember'
import { createIndex } from './term-index'

/** A section that matches a query. */
export interface Found {
  readonly section: FlatSection
  /** The matching terms of this section, for each word of the query. */
  readonly matched: readonly ReadonlySet<string>[]
}

/** The answer to a query. */
interface FoundSections {
  /** The number of all matching sections. */
  readonly count: number
  /** The best ones up to a limit, those of English pages last. */
  readonly found: readonly Found[]
  /** The words of the query, or parts of them, that were not found. */
  readonly missing: readonly string[]
}

export interface Engine {
  search(query: string, limit: number): FoundSections
}

/** The number of cached query words. */
const mostWords = 200
/** The smallest share of the query, relative to the best section's, that a section must have. */
const leastShare = 0.4
/** The smallest score relative to the best section's; a weaker section is left out. */
const leastScore = 0.03
/**
 * The number of hits that are always shown: an exact title match scores so high that it would hide
 * everything else. With fewer, English pages are offered too.
 */
const fewest = 5
/** The score of the best section, relative to English's best, below which English is offered. */
const enough = 3

/** Prepares the search in one language's full text. */
export function createEngine(text: CompactText): Engine {
  const isStop = stopWordTest(text.lang)
  const sections = unpackText(text)
  const terms = sections.filter(isTerm)
  const findCompounds = compoundFinder(
    terms.flatMap(({ title, names }) => [title, ...names].map(termsIn)),
  )
  const nameOf = createNaming(isStop, findCompounds)
  const entries = sections.map((section) => ({
    section,
    prepared: prepare(section, nameOf(section)),
  }))
  const index = createIndex(entries.map(({ section }) => section))
  const { lang } = text
  const { known } = index
  const identifiers = identifiersIn(
    sections.flatMap(({ title, names }) => [title, ...names]),
  )
  const synonyms = createSynonyms(text.synonyms, lang)
  const renames = createRenames(text.renames, [
    ...synonyms.joined,
    ...terms.map(({ title }) => title),
  ])
  const remembered = remember<FoundWord>(mostWords)

  /** The matches of a word, cached: words typed before stay the same while the next one grows. */
  function found(word: QueryWord, last: string | undefined): FoundWord {
    const isOpen = word.ways.some(({ terms }) => terms.some((t) => t === last))
    const key = JSON.stringify([word.ways, isOpen])
    return remembered(key, () =>
      findWord(word, last, index.find, entries.length),
    )
  }

  return {
    search(typed, limit) {
      const query = readQuery(typed, {
        lang,
        known,
        identifiers,
        renames,
        synonyms,
      })
      const all = query.words.map((word) => found(word, query.last))
      const words = all.filter(({ matches }) => matches.size > 0)
      const weights = weightsOf(words, entries.length)
      const asked = {
        ...askedOf(query),
        terms: askedTerms(words, weights),
      }
      const matches = rankMatches(words, weights)
      const scored = (english: boolean): Ranking => {
        const own = matches.filter(
          ({ id }) => entries[id]?.section.english === english,
        )
        return bestOf(own, (match) => {
          const entry = entries[match.id]
          return entry
            ? scoreOf(match, entry.section, entry.prepared, asked)
            : 0
        })
      }
      const own = scored(false)
      const english = scored(true)
      const lacks = own.answers < fewest || own.score < english.score * enough
      const offered = lacks
        ? english.ids.slice(
            0,
            Math.min(english.answers, docsSearchLimits.hitsPerGroup),
          )
        : []
      const shown = [...own.ids.slice(0, limit - offered.length), ...offered]
      return {
        count: own.ids.length + offered.length,
        found: shown.flatMap((id) => {
          const section = entries[id]?.section
          const matched = words.map(
            (each) => each.matches.get(id)?.terms() ?? nothing,
          )
          return section ? { section, matched } : []
        }),
        missing: query.words.flatMap(({ text, unknown }, at) =>
          all[at]?.matches.size ? unknown : text,
        ),
      }
    },
  }
}

const nothing: ReadonlySet<string> = new Set()

/** True for a row of the table of terms. */
const isTerm = ({ weight, anchor }: FlatSection) =>
  weight <= tableWeight && anchor.startsWith('term-')

/** Sections in their order, by index, and the score of the best. */
interface Ranking {
  readonly ids: readonly number[]
  /** The number of those that have enough of the query; weak ones follow where these are few. */
  readonly answers: number
  readonly score: number
}

function bestOf(
  matches: readonly RankedMatch[],
  scoreOf: (match: RankedMatch) => number,
): Ranking {
  const share = greatest(matches, (match) => match.share)
  const isEnough = (match: RankedMatch) => match.share >= share * leastShare
  const scoresOf = (some: readonly RankedMatch[]) =>
    some
      .map((match) => ({ id: match.id, score: scoreOf(match) }))
      .sort((a, b) => b.score - a.score)
  const ranked = scoresOf(matches.filter(isEnough))
  const score = ranked[0]?.score ?? 0
  const kept = ranked.filter(
    ({ score: each }, at) => at < fewest || each >= score * leastScore,
  )
  const lacking = fewest - kept.length
  const others =
    lacking > 0
      ? scoresOf(matches.filter((match) => !isEnough(match))).slice(0, lacking)
      : []
  const ids = [...kept, ...others].map(({ id }) => id)
  return { ids, answers: kept.length, score }
}

function greatest<Each>(all: readonly Each[], of: (each: Each) => number) {
  return all.reduce((max, each) => Math.max(max, of(each)), 0)
}
