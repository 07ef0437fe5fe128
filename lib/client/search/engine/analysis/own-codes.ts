/** The first code that a program gives its own errors, which stands for all of them. */
export const firstOwnCode = '6000'

/** True for a code of a program's own error, in decimal or hex. */
export const isOwnCode = (term: string) =>
  /^(?:6\d{3}|0x1[7-9a-f][0-9a-f]{2})$/.test(term) &&
  Number(term) >= Number(firstOwnCode)
