import { languageOf } from './language-of'

const hangul = /^\p{Script=Hangul}+$/u

/** The pieces of a word written as one that the texts write as several: keypair, key pair. Nothing when there are none; one way at most. */
export function halves(
  term: string,
  known: (term: string) => boolean,
): readonly (readonly string[])[] {
  const shortest = hangul.test(term) ? 2 : 3
  for (let at = shortest; at <= term.length - shortest; at++) {
    const start = term.slice(0, at)
    const rest = term.slice(at)
    if (!known(start)) continue
    if (known(rest)) return [[start, rest]]
    const [others] = halves(rest, known)
    if (others) return [[start, ...others]]
  }
  return []
}

/** A word with two neighbouring letters typed in the wrong order, which would count as two typos. */
export function swaps(term: string): readonly string[] {
  const letters = [...term]
  if (letters.length < 4) return []
  return letters
    .slice(1)
    .map((letter, at) =>
      [
        ...letters.slice(0, at),
        letter,
        letters[at],
        ...letters.slice(at + 2),
      ].join(''),
    )
}

const english: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/(.)\1ing$/, ['$1']],
  [/ing$/, ['', 'e']],
  [/(.)\1ed$/, ['$1']],
  [/ed$/, ['', 'e']],
]

/** What an English word may be a form of. */
export function baseForms(term: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(term)) return []
  return english.flatMap(([ending, bases]) =>
    ending.test(term) ? bases.map((base) => term.replace(ending, base)) : [],
  )
}

/**
 * Endings, folded, of languages in which a word seldom stands without one; what is left has four letters. A number of Turkish ones is taken
 * off, and not any number: what is typed may be no word, and the ways to cut it would double with each of its letters.
 */
const endings: Readonly<Record<string, RegExp>> = {
  de: /(?<=^[a-z]{4,})(?:en|er|es|em|et|st|e|n|s|t)$/,
  tr: /(?<=^[a-z]{4,}?)(?:l[ae]r|[dt][ae]n?|m[ae]k?|[iu]l[iu]r|[iu]n[iu]r|iyor|uyor|[iu]r|y?l[ae]|[ny]?[iu]n?|s[iu]|[iu]m|y?[ae]){1,6}$/,
}

/** What stays of a word when its endings are taken off, which other forms of it begin with; a Korean word without its particle. */
export function stems(term: string, lang: string): readonly string[] {
  if (hangul.test(term) && term.length > 2) return [term.slice(0, -1)]
  const ending = endings[languageOf(lang)]
  const stem = ending ? term.replace(ending, '') : term
  return stem === term ? [] : [stem]
}
