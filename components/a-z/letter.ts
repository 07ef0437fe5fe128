import { memo } from '@/lib/cache/memo'
import { type Locale, site } from '@/site.config'

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Letters that an alphabet has besides the Latin ones. They have headings of their own. */
const ownLetters: Partial<Record<Locale, string>> = {
  es: 'Ñ',
  vi: 'ĂÂĐÊÔƠƯ',
  tr: 'ÇĞİÖŞÜ',
}

/**
 * For each letter, the first Chinese character in the order of pinyin. No syllable begins with I, U
 * or V.
 */
const pinyin = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const pinyinLetters = 'ABCDEFGHJKLMNOPQRSTWXYZ'

/**
 * The first consonants of Korean syllables in Unicode order. Doubled consonants count as plain
 * ones.
 */
const jamo = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00
const syllablesPerJamo = 588

// Collators are slow to create, and an index compares hundreds of words.
const pinyinOrder = new Intl.Collator('zh-CN-u-co-pinyin')

/**
 * Compares letters as a language does. Ignores case, and accents that do not make another letter.
 */
const baseLettersOf = memo(
  (locale: Locale) =>
    new Intl.Collator(site.locales[locale].lang, { sensitivity: 'base' }),
)

/** The letter under which an index lists a word; `#` for a word that begins with no letter. */
export function letterOf(word: string, locale: Locale): string {
  const characters = [...word.normalize('NFC')]
  const first = characters.find((character) => /\p{L}|\p{N}/u.test(character))
  if (!first) return '#'
  if (/\p{Script=Han}/u.test(first)) return pinyinLetter(first)
  if (/\p{Script=Hangul}/u.test(first)) return jamoOf(first)
  if (/\p{Script=Thai}/u.test(first)) return thaiConsonant(characters)
  return latinLetter(first, locale)
}

function latinLetter(first: string, locale: Locale): string {
  const { compare } = baseLettersOf(locale)
  const alphabet = [...(ownLetters[locale] ?? ''), ...latin]
  return alphabet.find((letter) => compare(letter, first) === 0) ?? '#'
}

function pinyinLetter(first: string): string {
  const index = [...pinyin].findLastIndex(
    (start) => pinyinOrder.compare(start, first) <= 0,
  )
  return pinyinLetters[index] ?? '#'
}

function jamoOf(first: string): string {
  const index = (first.charCodeAt(0) - firstSyllable) / syllablesPerJamo
  return jamo[Math.floor(index)] ?? '#'
}

/**
 * The first consonant. Thai writes some vowels before their consonant, and dictionaries sort by the
 * consonant.
 */
function thaiConsonant(characters: readonly string[]): string {
  return characters.find((character) => /[ก-ฮ]/.test(character)) ?? '#'
}
