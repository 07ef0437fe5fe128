import MiniSearch from 'minisearch'
import { type CompactText, type FlatSection, flatten } from './compact'
import { type QueryWord, readQuery } from './query'
import { boosts, rankOf, weights } from './ranking'
import { mayGoOn, typos } from './terms'
import { termsOf } from './words'

/** A section that answers to a query. */
export interface Found {
  readonly section: FlatSection
  /** For each word of the query the terms of this section that answer to it. */
  readonly matched: readonly ReadonlySet<string>[]
}

export interface Engine {
  search(query: string): readonly Found[]
}

/** What one section has of one word. */
interface Match {
  /** From 0 to 1: how much of the word it has. */
  readonly share: number
  readonly score: number
  readonly terms: ReadonlySet<string>
}

type Matches = ReadonlyMap<number, Match>

/** A section is left out when it has less than this share of what the best one has of the query. */
const leastShare = 0.6
/** How much having all of a query outweighs having some of it often. */
const shareExponent = 3

/** Prepares the search in one language's full text. */
export function createEngine(text: CompactText): Engine {
  const sections = flatten(text)
  const { index, known } = indexOf(sections)

  function matchesOfTerm(term: string, isLast: boolean): Matches {
    const isKnown = known(term)
    const results = index.search(term, {
      tokenize: (whole) => [whole],
      boost: boosts,
      weights,
      prefix: mayGoOn(term, isLast, isKnown),
      fuzzy: typos(term, isKnown),
    })
    return new Map(
      results.map(({ id, score, match }) => [
        id,
        { share: 1, score, terms: new Set(Object.keys(match)) },
      ]),
    )
  }

  return {
    search(asked) {
      const query = readQuery(asked, { lang: text.lang, known })
      const matches = query.words
        .map((word) => matchesOfWord(word, matchesOfTerm, query.last))
        .filter((found) => found.size > 0)
      return combine(matches, sections, asked)
    },
  }
}

function indexOf(sections: readonly FlatSection[]) {
  const terms = new Set<string>()
  const index = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize(value) {
      const found = [...termsOf(value)]
      for (const term of found) terms.add(term)
      return found
    },
    processTerm: (term) => term,
  })
  index.addAll(
    sections.map(({ title, titles, level, texts, words }, id) => ({
      id,
      title,
      page: titles[1],
      above: [titles[0], ...titles.slice(2, level)].join(' '),
      text: texts.join(' '),
      words,
    })),
  )
  return { index, known: (term: string) => terms.has(term) }
}

/** The sections that have a word, each by the way in which it has most of it. */
function matchesOfWord(
  { ways }: QueryWord,
  matchesOfTerm: (term: string, isLast: boolean) => Matches,
  last: string | undefined,
): Matches {
  const best = new Map<number, Match>()
  for (const way of ways) {
    const parts = way.map((term) => matchesOfTerm(term, term === last))
    for (const id of new Set(parts.flatMap((part) => [...part.keys()]))) {
      const match = joinParts(parts.map((part) => part.get(id)))
      const before = best.get(id)
      if (!before || match.share * match.score > before.share * before.score)
        best.set(id, match)
    }
  }
  return best
}

function joinParts(parts: readonly (Match | undefined)[]): Match {
  const present = parts.filter((part) => part !== undefined)
  return {
    share: present.length / parts.length,
    score: present.reduce((sum, { score }) => sum + score, 0) / parts.length,
    terms: new Set(present.flatMap(({ terms }) => [...terms])),
  }
}

/** Ranks the sections: first by how much of the query they have, where rare words count more, then by where and how often. */
function combine(
  words: readonly Matches[],
  sections: readonly FlatSection[],
  asked: string,
): readonly Found[] {
  const rarity = words.map(({ size }) => Math.log(1 + sections.length / size))
  const all = rarity.reduce((sum, each) => sum + each, 0)
  const ids = new Set(words.flatMap((word) => [...word.keys()]))
  const ranked = [...ids].flatMap((id) => {
    const section = sections[id]
    if (!section) return []
    const matches = words.map((word) => word.get(id))
    const part = (at: number) => (matches[at]?.share ?? 0) * (rarity[at] ?? 0)
    const share = words.reduce((sum, _, at) => sum + part(at), 0) / all
    const own = matches.reduce((sum, match) => sum + (match?.score ?? 0), 0)
    const score = own * share ** shareExponent * rankOf(section, asked)
    const matched = matches.map((match) => match?.terms ?? new Set<string>())
    return [{ section, matched, share, score }]
  })
  const best = Math.max(0, ...ranked.map(({ share }) => share))
  return ranked
    .filter(({ share }) => share >= best * leastShare)
    .sort((a, b) => b.score - a.score)
    .map(({ section, matched }) => ({ section, matched }))
}
