import { readTerms, type Term } from '@/lib/site/terms/read'
import { approvedForms } from '@/lib/site/terms/schema'
import { type Locale, site } from '@/site.config'
import {
  insideWord,
  lengthAt,
  type Pattern,
  patternOf,
  type Searchable,
  searchable,
} from './pattern'

/** A form of a term at a position of a text. */
export interface Hit {
  readonly term: Term
  readonly index: number
  readonly text: string
  /** True for a form that pages of the language may not use. */
  readonly wrong: boolean
}

interface Form {
  readonly term: Term
  readonly wrong: boolean
  readonly pattern: Pattern
}

/** The forms of a language by the lower case of their first character, the longest first. */
type Forms = ReadonlyMap<string, readonly Form[]>

/** Finds the terms of a text from left to right; the longest of several forms at one position. */
export type Finder = (text: string) => readonly Hit[]

/** Returns a function that finds the given terms in texts of a language. */
export function finderOf(terms: readonly Term[], locale: Locale): Finder {
  const forms = formsOf(terms, locale)
  const { lang } = site.locales[locale]
  return (text) => {
    const hits: Hit[] = []
    const searchText = searchable(text, lang)
    for (let index = 0; index < text.length; index++) {
      const found = hitAt(searchText, index, forms)
      if (!found) continue
      const { term, wrong, length } = found
      hits.push({ term, index, text: text.slice(index, index + length), wrong })
      index += length - 1
    }
    return hits
  }
}

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

function hitAt(
  searchText: Searchable,
  index: number,
  forms: Forms,
): (Form & { readonly length: number }) | undefined {
  const { text, lower } = searchText
  const candidates = forms.get(lower[index] ?? '')
  if (!candidates || insideWord(text[index - 1] ?? '', text[index] ?? ''))
    return undefined
  for (const form of candidates) {
    const length = lengthAt(searchText, index, form.pattern)
    if (length > 0) return { ...form, length }
  }
  return undefined
}

function formsOf(terms: readonly Term[], locale: Locale): Forms {
  const { lang } = site.locales[locale]
  const forms = new Map<string, Form[]>()
  const add = (term: Term, words: readonly string[], wrong: boolean) => {
    for (const word of words) {
      const form = { term, wrong, pattern: patternOf(word, lang) }
      const first = patternOf(word[0] ?? '', lang).word
      forms.set(first, [...(forms.get(first) ?? []), form])
    }
  }
  for (const term of terms) {
    const entry = term.entries[locale]
    if (!entry) continue
    add(term, approvedForms(entry), false)
    add(term, entry.wrong ?? [], true)
  }
  for (const group of forms.values())
    group.sort((a, b) => b.pattern.word.length - a.pattern.word.length)
  return forms
}
