import { insideWord, lengthAt, patternOf, searchable } from './pattern.mjs'

/** @import { Locale } from '@/site.config' */
/** @import { Term } from './read' */
/** @import { Pattern, Searchable } from './pattern.mjs' */

/**
 * A form of a term at a position of a text. `wrong`: pages of the language may not use the form.
 *
 * @typedef {{
 *   readonly term: Term, readonly index: number, readonly text: string, readonly wrong: boolean
 * }} Hit
 */

/**
 * Finds the terms of a text from left to right; the longest of several forms at one position.
 *
 * @typedef {(text: string) => readonly Hit[]} Finder
 */

/** @typedef {{ readonly term: Term, readonly wrong: boolean, readonly pattern: Pattern }} Form */

/**
 * Returns a function that finds the given terms in texts of a language.
 *
 * @param {readonly Term[]} terms
 * @param {Locale} locale
 * @returns {Finder}
 */
export function finderOf(terms, locale) {
  const forms = formsOf(terms, locale)
  return (text) => {
    const hits = []
    const searchText = searchable(text, locale)
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

/**
 * @param {Searchable} searchText
 * @param {number} index
 * @param {ReadonlyMap<string, readonly Form[]>} forms
 */
function hitAt(searchText, index, forms) {
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

/**
 * The forms of a language by the lower case of their first character, the longest first.
 *
 * @param {readonly Term[]} terms
 * @param {Locale} locale
 */
function formsOf(terms, locale) {
  /** @type {Map<string, Form[]>} */
  const forms = new Map()
  /** @param {Term} term @param {readonly string[]} words @param {boolean} wrong */
  const add = (term, words, wrong) => {
    for (const word of words) {
      const form = { term, wrong, pattern: patternOf(word, locale) }
      const first = patternOf(word[0] ?? '', locale).word
      forms.set(first, [...(forms.get(first) ?? []), form])
    }
  }
  for (const each of terms) {
    const entry = each.entries[locale]
    if (!entry) continue
    add(each, [entry.term, ...(entry.forms ?? [])], false)
    add(each, entry.wrong ?? [], true)
  }
  for (const group of forms.values())
    group.sort((a, b) => b.pattern.word.length - a.pattern.word.length)
  return forms
}
