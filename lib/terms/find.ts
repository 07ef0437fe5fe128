import type { Locale } from '@/site.config'
import { type Finder, finderOf } from './finder.mjs'
import { readTerms, type Term } from './read'

const known = new Map<Locale, Finder>()
let knownTerms: readonly Term[] = []

/** Returns a function that finds the terms of the book's own term base in texts of a language. */
export function bookFinder(locale: Locale): Finder {
  const terms = readTerms()
  if (terms !== knownTerms) known.clear()
  knownTerms = terms
  const finder = known.get(locale) ?? finderOf(terms, locale)
  known.set(locale, finder)
  return finder
}
