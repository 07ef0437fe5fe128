/**
 * The address of a hit inside this site, wherever the site is served: an absolute address of the
 * site's own origin loses the origin. Other addresses stay.
 *
 * @example siteAddress('https://x.org/a.html#b', 'https://x.org') // '/a.html#b'
 */
export function siteAddress(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}

/** The address for a report of a query without results, with the query in the title. */
export function reportAddress(
  issuePage: string,
  query: string,
  lang: string,
): string {
  const address = new URL(issuePage)
  address.searchParams.set('title', `Search: "${query}" (${lang})`)
  return address.href
}
