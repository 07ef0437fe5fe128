import { languageOf } from './language-of'

const hangul = /^\p{Script=Hangul}+$/u

/**
 * The parts of a compound that the texts write as several words, as in keypair and key pair. Empty
 * when there are none; one way at most.
 */
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

/** The forms of a word with two neighboring letters exchanged. As typos they would count twice. */
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

/** The words of which an English word may be a form. */
export function baseForms(term: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(term)) return []
  return english.flatMap(([ending, bases]) =>
    ending.test(term) ? bases.map((base) => term.replace(ending, base)) : [],
  )
}

/**
 * Folded endings, for languages in which a word seldom has none; four letters must remain. The
 * number of Turkish endings is limited: the text may be no word, and each further letter would
 * double the ways to cut it.
 */
const endings: Readonly<Record<string, RegExp>> = {
  de: /(?<=^[a-z]{4,})(?:en|er|es|em|et|st|e|n|s|t)$/,
  tr: /(?<=^[a-z]{4,}?)(?:l[ae]r|[dt][ae]n?|m[ae]k?|[iu]l[iu]r|[iu]n[iu]r|iyor|uyor|[iu]r|y?l[ae]|[ny]?[iu]n?|s[iu]|[iu]m|y?[ae]){1,6}$/,
}

/**
 * The stem of a word without its endings, with which its other forms begin. A Korean word loses its
 * particle.
 */
export function stems(term: string, lang: string): readonly string[] {
  if (hangul.test(term) && term.length > 2) return [term.slice(0, -1)]
  const ending = endings[languageOf(lang)]
  const stem = ending ? term.replace(ending, '') : term
  return stem === term ? [] : [stem]
}
