/** Lets a link to the same page in another language keep the heading that is read (decision 2): its ids are the same in every language. */
export function keepHash(link: HTMLAnchorElement): void {
  if ('keepHash' in link.dataset) link.hash = location.hash
}
