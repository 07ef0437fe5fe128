import { type Locale, site } from '@/site.config'
import { letterOf } from './letter'
import { type ListedTerm, listedTerms } from './listed-terms'
import { type Recipe, recipesOf } from './recipes'

/** The terms and recipes under one letter of the A–Z page. */
export interface LetterGroup {
  readonly letter: string
  /** The id of its heading. */
  readonly anchor: string
  readonly terms: readonly ListedTerm[]
  readonly recipes: readonly Recipe[]
}

/** All terms and recipes of a language by letter, in the language's own order. */
export function groupsOf(locale: Locale): readonly LetterGroup[] {
  return groupByLetter(locale, listedTerms(locale), recipesOf(locale))
}

/**
 * Groups entries by letter and sorts them by the language's rules. Entries that begin with no
 * letter are last.
 */
export function groupByLetter(
  locale: Locale,
  terms: readonly ListedTerm[],
  recipes: readonly Recipe[],
): readonly LetterGroup[] {
  const { compare } = new Intl.Collator(site.locales[locale].lang, {
    numeric: true,
  })
  const termsBy = byLetter(
    locale,
    terms.toSorted((a, b) => compare(a.term, b.term)),
    ({ term }) => term,
  )
  const recipesBy = byLetter(
    locale,
    recipes.toSorted((a, b) => compare(a.title, b.title)),
    ({ title }) => title,
  )
  const last = (letter: string) => Number(letter === '#')
  return [...new Set([...termsBy.keys(), ...recipesBy.keys()])]
    .sort((a, b) => last(a) - last(b) || compare(a, b))
    .map((letter) => ({
      letter,
      anchor: anchorOf(letter),
      terms: termsBy.get(letter) ?? [],
      recipes: recipesBy.get(letter) ?? [],
    }))
}

function byLetter<Entry>(
  locale: Locale,
  entries: readonly Entry[],
  wordOf: (entry: Entry) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const letter = letterOf(wordOf(entry), locale)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return groups
}

/**
 * The heading's id: `letter-a`, or the character's number where an address would escape the letter.
 */
function anchorOf(letter: string): string {
  const plain = letter.toLowerCase()
  return `letter-${/^[a-z]$/.test(plain) ? plain : letter.codePointAt(0)}`
}
