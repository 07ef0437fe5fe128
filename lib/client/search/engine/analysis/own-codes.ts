/** The first code that a program gives its own errors. */
export const firstOwnCode = '6000'

/** Matches a text that names the first code, in decimal or hex. */
export const namesFirstOwnCode = /\b(6000|0x1770)\b/

/**
 * What stands in the index for all codes of programs' own errors, where a text speaks of them by the
 * first one. It is no number, so that a search for 6001 finds no error with the code 6000.
 */
export const ownCodesTerm = 'owncodes'

/** True for a code of a program's own error, in decimal or hex. */
export const isOwnCode = (term: string) =>
  /^(?:6\d{3}|0x1[7-9a-f][0-9a-f]{2})$/.test(term) &&
  Number(term) >= Number(firstOwnCode)
