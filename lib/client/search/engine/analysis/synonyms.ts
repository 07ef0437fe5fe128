import { fold } from './fold'
import { baseForms } from './forms'
import { languageOf } from './language-of'

/** Ways to say a word, each as its words. */
type Ways = readonly (readonly string[])[]

/** What readers type for the words of the texts. */
export interface Synonyms {
  /** The ways to say a word, in any of its forms. */
  readonly of: (term: string) => Ways
  /** The number of words, from the first on, that are one expression; 1 when they are none. */
  readonly length: (terms: readonly string[]) => number
  /** True for an expression that says nothing about what is looked for, as "another wallet". */
  readonly isEmpty: (term: string) => boolean
  /** The words of scripts without blanks. */
  readonly joined: readonly string[]
}

/** The most letters that a language adds to a word that is in the list without them. */
const endings: Readonly<Record<string, number>> = {
  de: 2,
  es: 2,
  fr: 2,
  id: 3,
  ko: 3,
  tr: 6,
}
/** The fewest letters of a word that may have endings; syllables of Korean say more. */
const fewestLetters = 4
const fewestSyllables = 2

const hangul = /^\p{Script=Hangul}/u
const withoutBlanks = /^[\p{Script=Han}\p{Script=Thai}]/u

/** Prepares the synonyms of a full text, `typed|written|written` a line. */
export function createSynonyms(lines: string, lang: string): Synonyms {
  const rows = lines.split('\n').map((line) => line.split('|'))
  const ways = new Map<string, Ways>(
    rows.map(([typed = '', ...written]) => [
      fold(typed),
      written.filter(Boolean).map((way) => fold(way).split(' ')),
    ]),
  )
  const most = endings[languageOf(lang)] ?? 0
  const longest = Math.max(
    ...[...ways.keys()].map((key) => key.split(' ').length),
  )

  /** The ways to say a word that stands in the list without its ending. */
  function withoutEnding(term: string): Ways {
    if (withoutBlanks.test(term)) return []
    const fewest = hangul.test(term) ? fewestSyllables : fewestLetters
    for (let cut = 1; cut <= most && term.length - cut >= fewest; cut++) {
      const found = ways.get(term.slice(0, -cut))
      if (found) return found
    }
    return []
  }

  const of = (term: string): Ways =>
    ways.get(term) ??
    baseForms(term)
      .map((base) => ways.get(base))
      .find(Boolean) ??
    withoutEnding(term)

  return {
    of,
    isEmpty: (term) => ways.get(term)?.length === 0,
    length(terms) {
      for (let count = Math.min(longest, terms.length); count > 1; count--)
        if (ways.has(terms.slice(0, count).join(' '))) return count
      return 1
    },
    joined: rows.flatMap(([typed = '']) =>
      withoutBlanks.test(typed) ? typed : [],
    ),
  }
}
