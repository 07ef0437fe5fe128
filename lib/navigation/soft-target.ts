/** Where the pages of one language stand, as paths with the base path. */
export interface Roots {
  /** `/` or `/de/`. */
  readonly root: string
  /** The base path, which the router adds by itself, `''` or `/cookbook`. */
  readonly base: string
  /** The prefixes of the other languages, whose pages need a document of their own. */
  readonly otherRoots: readonly string[]
}

/**
 * The path to hand to the router (without the base path) when a link can be followed inside the loaded document: a page of
 * the same origin and language. Nothing for files, other languages and other sites, which need a document of their own.
 *
 * @example softTarget('https://x.org/de/a.html#b', 'https://x.org/de/', { root: '/de/', base: '', otherRoots: ['/th/'] })
 *   // '/de/a.html#b'
 */
export function softTarget(
  href: string,
  current: string,
  { root, base, otherRoots }: Roots,
): string | undefined {
  const url = new URL(href, current)
  if (url.origin !== new URL(current).origin) return undefined
  const { pathname } = url
  if (!pathname.startsWith(root)) return undefined
  if (otherRoots.some((other) => pathname.startsWith(other))) return undefined
  if (!pathname.endsWith('.html') && !pathname.endsWith('/')) return undefined
  return pathname.slice(base.length) + url.search + url.hash
}
