/** A word of letters alone may be misspelt; a number or an identifier with digits may not. */
const spelt = /^\p{L}+$/u

/** Whether a term also answers by what it begins: what the reader still types always, other words from three letters on. */
export function mayGoOn(term: string, isLast: boolean, known: boolean) {
  if (/\d/.test(term)) return isLast && !known
  return isLast || term.length > 2
}

/** How many typos a term may have: none where the index knows it; one from four letters on, two from eight. */
export function typos(term: string, known: boolean): number {
  if (known || term.length < 4 || !spelt.test(term)) return 0
  return term.length < 8 ? 1 : 2
}

/** What is begun with one or two letters begins too many words: then titles alone answer. Nothing for all fields. */
export function fieldsFor(term: string, prefix: boolean) {
  return prefix && term.length < 3 ? ['title', 'page'] : undefined
}
