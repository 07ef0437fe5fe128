const latinLetter = /[\p{Script=Latin}\p{M}\p{N}_]/u
const hangulLetter = /\p{Script=Hangul}/u
/** Thai vowels that stand before their consonant and are read after it. */
const thaiLeadingVowel = /[\u0E40-\u0E44]/
/** Thai vowels and marks that belong to the preceding consonant. */
const thaiMark = /[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]/
const restOfWord = /[\p{L}\p{M}\p{N}]*/uy

/** A form of a term, prepared for the search. */
export interface Pattern {
  readonly word: string
  /** True when case counts: the form has a capital after its first letter. */
  readonly exact: boolean
  /** True when the form ends in a star, which stands for the rest of the word. */
  readonly open: boolean
}

/**
 * A text, prepared for the search: blanks are spaces, and `lower` has the same length in lower
 * case.
 */
export interface Searchable {
  readonly text: string
  readonly lower: string
}

/** Prepares a text. Both of its forms have the same length. */
export function searchable(source: string, lang: string): Searchable {
  const text = source.replace(/\s/g, ' ')
  return { text, lower: lowerCase(text, lang) }
}

/** Prepares a form. */
export function patternOf(form: string, lang: string): Pattern {
  const open = form.endsWith('*')
  const word = open ? form.slice(0, -1) : form
  const exact = word.slice(1) !== lowerCase(word.slice(1), lang)
  return { word: exact ? word : lowerCase(word, lang), exact, open }
}

/**
 * The length of a form at a position of a text; 0 when the form is not there. In Latin script a
 * form is a whole word, in Korean the beginning of a word. In Chinese, which writes no blanks, it
 * may stand anywhere. In Thai it stands between two syllables, as far as the letters show them: ปิด
 * is not in เปิด.
 */
export function lengthAt(
  { text, lower }: Searchable,
  index: number,
  { word, exact, open }: Pattern,
): number {
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

/** True for a position inside a word of Latin script, where no form can begin. */
export function insideWord(previous: string, character: string): boolean {
  return latinLetter.test(previous) && latinLetter.test(character)
}

/**
 * The lower case of a text in the language. A character whose lower case has another length stays.
 */
function lowerCase(text: string, lang: string): string {
  const lower = text.toLocaleLowerCase(lang)
  if (lower.length === text.length) return lower
  return [...text]
    .map((character) => {
      const small = character.toLocaleLowerCase(lang)
      return small.length === character.length ? small : character
    })
    .join('')
}
