import MiniSearch, { type SearchResult } from 'minisearch'
import type { FlatSection } from '@/lib/shared/search/compact'
import { namesFirstOwnCode, ownCodesTerm } from './analysis/own-codes'
import { termsOf } from './analysis/words'
import type { FoundTerm } from './matches'
import { boosts, tableWeight, weights } from './ranking'
import { remember } from './remember'
import { certaintyOf, fieldsFor, mayGoOn, typos } from './terms'

export interface TermIndex {
  /** True when the texts have exactly this term. */
  known(term: string): boolean
  /** Finds the sections that have a term, or one that it may stand for. */
  find(term: string, isLast: boolean): FoundTerm
}

/** The number of cached terms, so that each further letter searches only for new ones. */
const mostRemembered = 200

/** Indexes all sections by their terms. Sections are named by their index in the list. */
export function createIndex(sections: readonly FlatSection[]): TermIndex {
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
  index.addAll(sections.map(documentOf))
  const known = (term: string) => terms.has(term)
  const remembered = remember<FoundTerm>(mostRemembered)

  function search(term: string, isLast: boolean): FoundTerm {
    const isKnown = known(term)
    const prefix = mayGoOn(term, isLast, isKnown)
    const results = index.search(term, {
      tokenize: (whole) => [whole],
      fields: fieldsFor(term, prefix),
      boost: boosts,
      weights,
      prefix,
      fuzzy: typos(term, isKnown),
    })
    return { matches: matchesOf(results), certainties: certainties(results) }

    function certainties(found: readonly SearchResult[]) {
      const matched = new Set(found.flatMap(({ match }) => Object.keys(match)))
      return new Map(
        [...matched].map((each) => [each, certaintyOf(term, each)]),
      )
    }
  }

  return {
    known,
    find(term, isLast) {
      const key = `${isLast ? '>' : '='}${term}`
      return remembered(key, () => search(term, isLast))
    },
  }
}

const matchesOf = (results: readonly SearchResult[]) =>
  new Map(
    results.map(({ id, score, match }) => [
      Number(id),
      { share: 1, score, terms: () => new Set(Object.keys(match)) },
    ]),
  )

function documentOf(section: FlatSection, id: number) {
  const { anchor, title, titles, level, texts, names, words, weight } = section
  // An error of a table has but its own code; all else says how programs number their errors.
  const rules =
    (weight > tableWeight || level < 3) &&
    namesFirstOwnCode.test([texts, names, words].join())
  return {
    id,
    title,
    page: titles[1],
    above: [titles[0], ...titles.slice(2, level)].join(' '),
    text: texts.join(' '),
    names: names.join(' '),
    words: [...words, anchor, rules ? ownCodesTerm : ''].join(' '),
  }
}
