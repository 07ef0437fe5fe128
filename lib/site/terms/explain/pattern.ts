const latinLetter = /[\p{Script=Latin}\p{M}\p{N}_]/u
const hangulLetter = /\p{Script=Hangul}/u
/** Thai vowels that stand before the consonant with which they are read. */
const thaiLeadingVowel = /[\u0E40-\u0E44]/
/** Thai vowels and marks that belong to the consonant before them. */
const thaiMark = /[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]/
const restOfWord = /[\p{L}\p{M}\p{N}]*/uy

/** A form of a term, ready to be looked for. */
export interface Pattern {
  readonly word: string
  /** Whether case counts: in forms with a capital after their first letter. */
  readonly exact: boolean
  /** Whether the form ends in a star, which takes the rest of the word. */
  readonly open: boolean
}

/** A text as patterns are looked for in it: blanks are spaces, and beside it all in lower case, character for character. */
export interface Searchable {
  readonly text: string
  readonly lower: string
}

/** Prepares a text. Both of its forms are as long as the text. */
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
 * How many characters a form takes at a place of a text, 0 when it does not stand there: whole words in Latin script, the
 * beginning of a word in Korean, any place in Chinese, which writes no blanks, and in Thai any place between two syllables as
 * far as the letters show it: ปิด does not stand in เปิด.
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

/** Whether a place between two characters lies inside a word of Latin script, where no form can begin. */
export function insideWord(previous: string, character: string): boolean {
  return latinLetter.test(previous) && latinLetter.test(character)
}

/** Lower case of the language, where it is as long as the character. */
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
