/**
 * Matches a word of letters alone, which may be misspelled. Numbers and identifiers with digits may
 * not.
 */
const spelt = /^\p{L}+$/u

/**
 * True when a term also matches longer words: the last word always, other words from three letters
 * on.
 */
export function mayGoOn(term: string, isLast: boolean, known: boolean) {
  if (/\d/.test(term)) return isLast && !known
  return isLast || term.length > 2
}

/**
 * The number of typos that a term may have: none when the index knows it, one from four letters on,
 * two from eight.
 */
export function typos(term: string, known: boolean): number {
  if (known || term.length < 4 || !spelt.test(term)) return 0
  return term.length < 8 ? 1 : 2
}

/**
 * The fields to search for a term. One or two letters begin too many words, so only titles match
 * them. Undefined means all fields.
 */
export function fieldsFor(term: string, prefix: boolean) {
  return prefix && term.length < 3 ? ['title', 'page'] : undefined
}

/** The certainty, from 0 to 1, that a term of the texts is the one that a reader typed. */
export function certaintyOf(typed: string, term: string): number {
  if (term === typed) return 1
  return term.startsWith(typed) ? Math.sqrt(typed.length / term.length) : 0.7
}
