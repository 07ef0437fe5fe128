/** The id of a term's entry on the A–Z page. */
export function termAnchor(id: string): string {
  return `term-${id}`
}
