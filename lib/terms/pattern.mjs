const latinLetter = /[\p{Script=Latin}\p{M}\p{N}_]/u
const hangulLetter = /\p{Script=Hangul}/u
/** Thai vowels that are written before their consonant and read after it. */
const thaiLeadingVowel = /[\u0E40-\u0E44]/
/** Thai vowels and marks that belong to the preceding consonant. */
const thaiMark = /[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]/
const restOfWord = /[\p{L}\p{M}\p{N}]*/uy

/**
 * A form of a term, prepared for the search. `exact`: case counts, because the form has a capital
 * after its first letter. `open`: the form ends in a star, which matches the rest of the word.
 *
 * @typedef {{ readonly word: string, readonly exact: boolean, readonly open: boolean }} Pattern
 */

/**
 * A text, prepared for the search: blanks are spaces, and `lower` has the same length in lower
 * case.
 *
 * @typedef {{ readonly text: string, readonly lower: string }} Searchable
 */

/**
 * Prepares a text. Both of its forms have the same length.
 *
 * @param {string} source
 * @param {string} locale
 * @returns {Searchable}
 */
export function searchable(source, locale) {
  const text = source.replace(/\s/g, ' ')
  return { text, lower: lowerCase(text, locale) }
}

/**
 * Prepares a form.
 *
 * @param {string} form
 * @param {string} locale
 * @returns {Pattern}
 */
export function patternOf(form, locale) {
  const open = form.endsWith('*')
  const word = open ? form.slice(0, -1) : form
  const exact = word.slice(1) !== lowerCase(word.slice(1), locale)
  return { word: exact ? word : lowerCase(word, locale), exact, open }
}

/**
 * The length of a form at a position of a text; 0 when the form is not there. In Latin script a
 * form is a whole word, in Korean the beginning of a word. In Chinese, which writes no blanks, it
 * may be anywhere. In Thai it is between two syllables, as far as the letters show them: ปิด is not
 * in เปิด.
 *
 * @param {Searchable} text
 * @param {number} index
 * @param {Pattern} pattern
 */
export function lengthAt({ text, lower }, index, { word, exact, open }) {
  if (!(exact ? text : lower).startsWith(word, index)) return 0
  const first = word[0] ?? ''
  const before = text[index - 1] ?? ''
  if (latinLetter.test(first) && latinLetter.test(before)) return 0
  if (hangulLetter.test(first) && hangulLetter.test(before)) return 0
  const end = index + word.length
  if (thaiLeadingVowel.test(before) || thaiMark.test(text[end] ?? '')) return 0
  if (!latinLetter.test(word.at(-1) ?? '')) return word.length
  if (!open) return latinLetter.test(text[end] ?? '') ? 0 : word.length
  restOfWord.lastIndex = end
  return word.length + (restOfWord.exec(text)?.[0].length ?? 0)
}

/**
 * True for a position inside a word of Latin script, where no form can begin.
 *
 * @param {string} previous
 * @param {string} character
 */
export function insideWord(previous, character) {
  return latinLetter.test(previous) && latinLetter.test(character)
}

/**
 * The lower case of a text in the language. A character whose lower case has another length stays.
 *
 * @param {string} text
 * @param {string} locale
 */
function lowerCase(text, locale) {
  const lower = text.toLocaleLowerCase(locale)
  if (lower.length === text.length) return lower
  return [...text]
    .map((character) => {
      const small = character.toLocaleLowerCase(locale)
      return small.length === character.length ? small : character
    })
    .join('')
}
