/**
 * The address of a hit inside this site, wherever the site is served from: an absolute one of the site's own origin loses it. Other
 * addresses stay.
 *
 * @example siteAddress('https://x.org/a.html#b', 'https://x.org') // '/a.html#b'
 */
export function siteAddress(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}

/** The page that takes a report of a query without results, with the query in its title. */
export function reportAddress(
  issuePage: string,
  query: string,
  lang: string,
): string {
  const address = new URL(issuePage)
  address.searchParams.set('title', `Search: "${query}" (${lang})`)
  return address.href
}
