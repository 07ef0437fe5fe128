import { type Locale, site } from '@/site.config'
import { approvedForms } from './approved-forms'
import { formPattern, insideWord } from './pattern'
import { readTerms, type Term } from './read'

/** A form of a term, where it stands in a text. */
export interface Hit {
  readonly term: Term
  readonly index: number
  readonly text: string
  /** A form that the language's pages may not use. */
  readonly wrong: boolean
}

interface Form {
  readonly term: Term
  readonly wrong: boolean
  readonly length: number
  readonly pattern: RegExp
}

/** The forms of a language by the characters that they can begin with, the longest first. */
type Forms = ReadonlyMap<string, readonly Form[]>

/** The terms of a text from left to right, the longest form first where several begin at one place. */
export type Finder = (text: string) => readonly Hit[]

/** Finds the terms of a language. */
export function finderOf(terms: readonly Term[], locale: Locale): Finder {
  const forms = formsOf(terms, locale)
  return (text) => {
    const hits: Hit[] = []
    for (let index = 0; index < text.length; index++) {
      const hit = hitAt(text, index, forms)
      if (!hit) continue
      hits.push(hit)
      index += hit.text.length - 1
    }
    return hits
  }
}

const known = new Map<Locale, Finder>()
let knownTerms: readonly Term[] = []

/** Finds the terms of a language in the book's own term base. */
export function bookFinder(locale: Locale): Finder {
  const terms = readTerms()
  if (terms !== knownTerms) known.clear()
  knownTerms = terms
  const finder = known.get(locale) ?? finderOf(terms, locale)
  known.set(locale, finder)
  return finder
}

function hitAt(text: string, index: number, forms: Forms): Hit | undefined {
  const character = text[index] ?? ''
  const candidates = forms.get(character)
  if (!candidates || insideWord(text[index - 1] ?? '', character))
    return undefined
  for (const { term, wrong, pattern } of candidates) {
    pattern.lastIndex = index
    const found = pattern.exec(text)?.[0]
    if (found) return { term, index, text: found, wrong }
  }
  return undefined
}

function formsOf(terms: readonly Term[], locale: Locale): Forms {
  const { lang } = site.locales[locale]
  const forms = new Map<string, Form[]>()
  const add = (term: Term, words: readonly string[], wrong: boolean) => {
    for (const word of words) {
      const pattern = formPattern(word, lang)
      const form = { term, wrong, length: word.length, pattern }
      const first = word[0] ?? ''
      for (const start of new Set([
        first,
        first.toLocaleLowerCase(lang),
        first.toLocaleUpperCase(lang),
      ]))
        forms.set(start, [...(forms.get(start) ?? []), form])
    }
  }
  for (const term of terms) {
    const entry = term.entries[locale]
    if (!entry) continue
    add(term, approvedForms(entry), false)
    add(term, entry.wrong ?? [], true)
  }
  for (const group of forms.values()) group.sort((a, b) => b.length - a.length)
  return forms
}
