/** A term without the ending of the English plural. */
export const withoutPlural = (term: string): string =>
  term.replace(/(?<=[a-z]{2})s$/, '')

/** Words in their plainest form, each once, as one word: keypair and key pair are one name. */
export const joinPlain = (terms: readonly string[]): string =>
  [...new Set(terms.map(withoutPlural))].join('')
