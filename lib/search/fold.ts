/** Letters without a decomposition that readers type as others. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
}

/**
 * Folds a text for comparison: lower case, no accents on Latin letters (İ and ı become i), wide
 * forms as narrow ones. Vowel signs of Thai and syllables of Korean stay complete.
 *
 * @example fold('Übersetzung') // 'ubersetzung'
 * @example fold('đường') // 'duong'
 */
export function fold(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßıđøłæœ]/g, (letter) => letters[letter] ?? letter)
}
