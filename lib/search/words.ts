import { fold } from './fold'
import { stemOf } from './stems'

/** A word of a text: its place, and the terms by which it is found. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
  /** Its weight in a query: the parts of an identifier count together as one word. */
  readonly weight: number
}

/**
 * A word, an identifier, or an attribute of Rust with its first argument: `#[derive(Accounts)]`. A
 * lifetime is no word: `<'info>`.
 */
const word =
  /#\[\w+\(\w+|(?<!<'\w*)[\p{L}\p{M}\p{N}_]+(?:[.-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}_]+)*/gu
const scripts =
  /(?<joined>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Script=Thai}+)|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Thai}]+/gu
const seams =
  /[._#[(-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** The length from which letters and digits are an address or a signature, and no identifier. */
const addressLength = 32

/**
 * Makes the reader of words for a language. Identifiers are found as a whole and by their parts,
 * numbers in hex and decimal, other words by their stems and, where they join two words of the
 * book, by these.
 *
 * @param isKnown true for a folded word of the book
 */
export function createReader(
  lang: string,
  isKnown: (word: string) => boolean,
): (text: string) => readonly Word[] {
  const language = lang.replace(/-.*/, '')
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  const known = new Map<string, readonly Word[]>()

  function termsOf(text: string): readonly string[] {
    const term = fold(text)
    const stems = [term, ...partsOf(term, isKnown)].map((each) =>
      stemOf(each, language),
    )
    const isHex = /^0x[0-9a-f]{1,8}$/.test(term)
    return isHex ? [`${Number(term)}`, term] : [...new Set(stems)]
  }

  const wordAt = (text: string, start: number, weight = 1): Word => ({
    start,
    end: start + text.length,
    terms: termsOf(text),
    weight,
  })

  function identifier(text: string, start: number): readonly Word[] {
    const isAddress = text.length >= addressLength && /^[^._-]+$/.test(text)
    const parts = isAddress ? [text] : text.split(seams).filter(Boolean)
    let at = 0
    const words = parts.map((part) => {
      const from = text.indexOf(part, at)
      at = from + part.length
      return wordAt(part, start + from, 1 / parts.length)
    })
    if (words.length < 2) return words
    const terms = [fold(parts.join(''))]
    return [{ start, end: start + text.length, terms, weight: 1 }, ...words]
  }

  /**
   * The words of a text without blanks. Where the browser's dictionary knows none and splits it into
   * single characters, these are read in pairs.
   */
  function joined(text: string, start: number): readonly Word[] {
    const words = [...segmenter.segment(text)]
    const isSingle = (at: number) => words[at]?.segment.length === 1
    return words.flatMap(({ segment, index }, at) => {
      const next = words[at + 1]?.segment ?? ''
      if (isSingle(at) && isSingle(at + 1))
        return wordAt(segment + next, start + index)
      const isPaired = isSingle(at) && isSingle(at - 1)
      return isPaired ? [] : wordAt(segment, start + index)
    })
  }

  /** The words of a text between blanks, cached, because a book repeats them. */
  function wordsIn(chunk: string): readonly Word[] {
    const before = known.get(chunk)
    if (before) return before
    const words = [...chunk.matchAll(scripts)].flatMap(
      ({ 0: run, index, groups }) =>
        groups?.joined ? joined(run, index) : identifier(run, index),
    )
    known.set(chunk, words)
    return words
  }

  return (text) =>
    [...text.matchAll(word)].flatMap(({ 0: chunk, index }) =>
      wordsIn(chunk).map(({ start, end, terms, weight }) => ({
        start: start + index,
        end: end + index,
        terms,
        weight,
      })),
    )
}

/**
 * The words of the book that a word joins: two, as in keypair, or more in Korean, which joins nouns;
 * none where it joins no words.
 */
function partsOf(
  word: string,
  isKnown: (word: string) => boolean,
): readonly string[] {
  if (!/^\p{L}+$/u.test(word)) return []
  const isKorean = /^\p{Script=Hangul}/u.test(word)
  const least = isKorean ? 2 : 3
  const halves: (readonly [string, string])[] = []
  for (let at = least; at <= word.length - least; at++)
    halves.push([word.slice(0, at), word.slice(at)])
  const two = halves.find((each) => each.every(isKnown))
  if (two || !isKorean) return two ?? []
  for (const [first, rest] of halves) {
    const others = isKnown(first) ? partsOf(rest, isKnown) : []
    if (others.length > 0) return [first, ...others]
  }
  return []
}
