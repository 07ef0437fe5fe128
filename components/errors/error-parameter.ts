/** The query parameter that holds what the page of error codes looks up. */
export const errorParameter = 'error'

/** The most characters of the query: many hosts refuse addresses of more than 8 KiB. */
const longest = 6_000
/** The most characters that the query has for one of the text. */
const longestCharacter = 9

/** The query that looks up an error. Of a long log it has the end, which names the failure. */
export function errorQuery(pasted: string): string {
  let text = pasted.slice(-longest)
  for (;;) {
    const query = `${new URLSearchParams({ [errorParameter]: text })}`
    const excess = query.length - longest
    if (excess <= 0) return query
    const from = Math.ceil(excess / longestCharacter)
    text = text.slice(Math.max(from, text.indexOf('\n', from)))
  }
}
