/** Letters that have no decomposition of their own but are typed as others. */
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
 * A text as the search compares it: lower case, without the accents of Latin letters (also İ and ı as i), wide forms as narrow ones. Vowel
 * signs of Thai and syllables of Korean stay whole.
 *
 * @example fold('Übersetzung') // 'ubersetzung'
 * @example fold('đường') // 'duong'
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  if (/^\p{ASCII}*$/u.test(plain)) return plain
  return plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßıđøłæœ]/g, (letter) => letters[letter] ?? letter)
}
