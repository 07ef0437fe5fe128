/**
 * Whether Next wrote a file that no reader asks for: the payload of a single
 * segment (links here fetch a page's one payload) or the page that 404.html
 * was made from.
 *
 * @param file relative to the export, with `/`
 */
export function isLeftover(file: string): boolean {
  return /(^|\/)__next\.[^/]*\.txt$/.test(file) || /^_not-found\b/.test(file)
}
