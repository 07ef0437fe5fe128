/**
 * The address of a hit without the origin, so that it works wherever the site is served. Undefined
 * for anything but a page of this site, such as `javascript:` or another origin.
 *
 * @param origin the site's own origin, as the addresses carry it
 * @example siteAddress('https://x.org/a.html#b', 'https://x.org') // '/a.html#b'
 */
export function siteAddress(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined
  const { origin: own, pathname, search, hash } = new URL(url, origin)
  if (own !== origin) return undefined
  // Without an origin, two slashes would start the name of another host.
  return pathname.replace(/^\/+/, '/') + search + hash
}

/** The link that reports a query without results, with the query in its title. */
export function reportAddress(
  issuePage: string,
  query: string,
  lang: string,
): string {
  const address = new URL(issuePage)
  address.searchParams.set('title', `Search: "${query}" (${lang})`)
  return address.href
}
