/**
 * Adds the hash of the present heading to a link to another language (decision 5): ids are the same
 * in every language.
 */
export function keepHash(link: HTMLAnchorElement): void {
  if ('keepHash' in link.dataset) link.hash = location.hash
}
