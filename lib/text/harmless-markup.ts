/**
 * The beginning of any element but the inert ones of which rows of hits and the progress bar are
 * made.
 */
const harmful = /<(?!\/?(div|mark|span)( (class|role)="[\w -]*")*>)/

/**
 * Markup that is set into a page as it is. Markup with anything but harmless elements becomes text,
 * in which escaped characters stay escaped.
 *
 * @example harmlessMarkup('<mark>rent</mark>') // the same
 * @example harmlessMarkup('<img src=x>') // '&lt;img src=x>'
 */
export function harmlessMarkup(markup: string): string {
  return harmful.test(markup) ? markup.replaceAll('<', '&lt;') : markup
}
