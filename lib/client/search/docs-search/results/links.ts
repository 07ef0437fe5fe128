/**
 * The address of a hit inside this site, wherever the site is served: without the origin. Undefined
 * for what is no page of the site, such as a script or a page of another one.
 *
 * @param origin the site's own origin, as the addresses carry it
 * @example siteAddress('https://x.org/a.html#b', 'https://x.org') // '/a.html#b'
 */
export function siteAddress(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined
  const { origin: own, pathname, search, hash } = new URL(url, origin)
  if (own !== origin) return undefined
  // Without an origin, two slashes would begin the name of another host.
  return pathname.replace(/^\/+/, '/') + search + hash
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
