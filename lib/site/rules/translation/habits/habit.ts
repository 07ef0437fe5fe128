/** Something that a language says too often, mostly because English does. */
export interface Habit {
  /** What is counted, as a message calls it. */
  readonly name: string
  /** Finds one occurrence; has the flags `g` and `u`. */
  readonly pattern: RegExp
  /**
   * How often a page may have it, for 1,000 words or 10,000 characters. 0 is for what is always
   * wrong.
   */
  readonly most: number
  /** The better way: words of the language's page of style, `content/style/<locale>.md`. */
  readonly better: string
}

/** What counts as a short sentence, and how many of them a page may have. */
export interface Rhythm {
  /** The size of a short sentence, in words or characters. */
  readonly short: number
  /** How many of 100 sentences may be short. */
  readonly share: number
  /** Three sentences in a row up to this size are a telegram. */
  readonly inRow: number
  /** The better way, as in Habit. */
  readonly better: string
}

/** The habits of a language that can be counted. */
export interface LanguageHabits {
  /** What sizes are counted in: characters where the script puts no spaces between words. */
  readonly unit: 'words' | 'characters'
  /** Missing where the script does not show where a sentence ends. */
  readonly rhythm?: Rhythm
  readonly habits: readonly Habit[]
  /**
   * Pages that are still to be rewritten: the limits do not hold for them yet. A page that keeps the
   * limits is taken off.
   */
  readonly unfinished: readonly string[]
}

/** A pattern of whole words, for scripts with spaces between words. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_])`, 'giu')
