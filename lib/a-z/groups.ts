import { type Locale, site } from '@/site.config'
import { letterOf } from './letter'
import { type ListedTerm, listedTerms } from './listed-terms'
import { type Recipe, recipesOf } from './recipes'

/** What an index lists under one letter. */
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

/** Groups by letter and sorts by the language's rules; what begins with no letter stands at the end. */
export function groupByLetter(
  locale: Locale,
  terms: readonly ListedTerm[],
  recipes: readonly Recipe[],
): readonly LetterGroup[] {
  const { compare } = new Intl.Collator(site.locales[locale].lang, {
    numeric: true,
  })
  const sorted = {
    terms: terms.toSorted((a, b) => compare(a.term, b.term)),
    recipes: recipes.toSorted((a, b) => compare(a.title, b.title)),
  }
  const letters = new Set(
    [
      ...sorted.terms.map(({ term }) => term),
      ...sorted.recipes.map(({ title }) => title),
    ].map((word) => letterOf(word, locale)),
  )
  const last = (letter: string) => Number(letter === '#')
  return [...letters]
    .sort((a, b) => last(a) - last(b) || compare(a, b))
    .map((letter) => ({
      letter,
      anchor: anchorOf(letter),
      terms: sorted.terms.filter(
        ({ term }) => letterOf(term, locale) === letter,
      ),
      recipes: sorted.recipes.filter(
        ({ title }) => letterOf(title, locale) === letter,
      ),
    }))
}

/** `letter-a`; by its number for a letter that an address would have to escape. */
function anchorOf(letter: string): string {
  const plain = letter.toLowerCase()
  return `letter-${/^[a-z]$/.test(plain) ? plain : letter.codePointAt(0)}`
}
