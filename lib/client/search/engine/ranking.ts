import type { FlatSection } from '@/lib/shared/search/compact'
import { fold } from './analysis/fold'
import { firstOwnCode } from './analysis/own-codes'
import { type AskedTerms, likenessOf } from './likeness'
import type { RankedMatch } from './matches'
import { type Name, type Names, nameWeights } from './names'
import { joinPlain } from './plain'
import type { Query } from './query'

/** The weight of a match by the field in which it stands. */
export const boosts = {
  title: 5,
  names: 4,
  page: 2,
  above: 1,
  text: 1,
  words: 0.7,
}

/** The weight of an unfinished and of a misspelled word. */
export const weights = { prefix: 0.5, fuzzy: 0.5 }

/* The numbers of the ranking; the golden queries hold them. */

/** The exponent by which having all of a query outweighs having some of it often. */
const shareExponent = 1.5
/** The factor for a name that equals the query; that of a part is read below its section's. */
const exactFactor = 2.5
const exactPartFactor = 1.75
/** The factor for a name that has the whole query. */
const coveredFactor = 8
/** The factor for a name that has nothing else besides. */
const filledFactor = 8
/** The factor for a section whose names and place in the book have the whole query together. */
const placedFactor = 1
const placedExponent = 3
/** The factor of a page, of its sections and of their parts, as far as they are named. */
const levelFactors = [1, 4, 3, 0.6]
/** The factor for a text that contains the query as it is typed. */
const phraseFactor = 3
/** The factor for a text that contains several words and an identifier as they are typed. */
const quoteFactor = 10
/** The exponent of what the words score in a text. */
const textExponent = 0.7
/** The greatest weight of a table of codes and terms; pages on one service weigh more. */
export const tableWeight = 0.2
/** The weight of the page of such a table itself. */
const tablePageWeight = 1
/** The weight of a term. */
const termWeight = 0.035
/** The weight of a code in such a table that is what was typed. */
const typedWeight = 1.5
/** The weight of a code whose message is what was typed. */
const messageWeight = 20
/** The weight of what is said of all codes that programs give themselves. */
const ownCodesWeight = 20

/** What the ranking compares with a query: a section's names, and its text as one folded line. */
export interface Prepared extends Names {
  readonly line: string
}

/** Prepares a section for the ranking. */
export const prepare = (section: FlatSection, names: Names): Prepared => ({
  ...names,
  line: fold([section.title, ...section.texts, ...section.words].join(' ')),
})

/** A query as the ranking compares it. */
export interface Asked {
  /** The telling words, and all words, in their plainest form. */
  readonly joined: readonly string[]
  /** The query as it is typed, if it is several words or an identifier. */
  readonly phrase: string
  readonly phraseFactor: number
  readonly wholes: ReadonlySet<string>
  readonly terms: AskedTerms
}

/** The query as the ranking compares it. */
export const askedOf = ({
  terms,
  all,
  phrase,
  isQuote,
  wholes,
}: Query): Omit<Asked, 'terms'> => ({
  joined: [joinPlain(terms), joinPlain(all)],
  phrase,
  phraseFactor: isQuote ? quoteFactor : phraseFactor,
  wholes,
})

/**
 * The score of a section: how much of the query it has, then how well it is named by it. A section
 * whose name equals the query comes first, then those whose heading has most of the query, and says
 * little else. A page comes before its sections, these before their parts. Tables of codes and terms
 * come last, unless the query is the code.
 */
export function scoreOf(
  { share, score }: RankedMatch,
  section: FlatSection,
  { names, place, line }: Prepared,
  asked: Asked,
): number {
  let named = 0
  let isExact = 0
  const placed = likenessOf(place, asked.terms).covered
  for (const name of names) {
    const { covered, filled } = likenessOf(name, asked.terms)
    const weight = nameWeights[name.kind]
    const like = covered ** 2 * (1 + filledFactor * filled ** 2) * weight
    named = Math.max(named, like / (1 + filledFactor))
    if (asked.joined.includes(name.joined)) isExact = Math.max(isExact, weight)
  }
  const level = levelFactors[section.level] ?? 1
  const exact = section.level < 3 ? exactFactor : exactPartFactor
  const said = asked.phrase !== '' && line.includes(asked.phrase)
  return (
    score ** textExponent *
    share ** shareExponent *
    (1 + placedFactor * placed ** placedExponent) *
    (1 + (exact - 1) * isExact) *
    (1 + coveredFactor * named) *
    (1 + (level - 1) * named) *
    (said ? asked.phraseFactor : 1) *
    weightOf(section, names, asked)
  )
}

function weightOf(
  { weight, level, texts: [message = ''] }: FlatSection,
  names: readonly Name[],
  { wholes, phrase }: Asked,
): number {
  if (weight > tableWeight) return weight
  if (level === 1) return tablePageWeight
  // Errors stand below their programs; terms, which are words of any text, do not.
  const typed = names.filter(({ terms }) => wholes.has(terms.join('')))
  if (typed.some(({ joined }) => joined === firstOwnCode)) return ownCodesWeight
  if (level === 2) return termWeight
  if (phrase && fold(message) === phrase) return messageWeight
  return typed.length > 0 ? typedWeight : weight
}
