type Moved = Readonly<Record<string, string>>

interface Redirect {
  /** The canonical path of the old address, `/de/guides/maps.html`. */
  readonly from: string
  /** Where its readers find it now, with or without an anchor. */
  readonly to: string
  /** True where readers may have stored the old address: only then it needs an entry. */
  readonly published: boolean
}

/**
 * The text of content/moved.json after pages got other addresses. An older redirect that leads to an
 * address which moves now leads on to the new one, without a detour; an address that becomes a page
 * again loses its redirect.
 *
 * @param redirects every address of the pages, the unpublished ones too: older redirects may lead there
 */
export function withRedirects(
  json: string,
  redirects: readonly Redirect[],
): string {
  const before: Moved = JSON.parse(json)
  const after = new Map(Object.entries(before))
  for (const { from, to, published } of redirects) {
    for (const [old, target] of after) {
      const [path, anchor] = target.split('#')
      if (path !== from) continue
      const kept = anchor && !to.includes('#') ? `#${anchor}` : ''
      after.set(old, to + kept)
    }
    after.delete(to.split('#')[0] ?? to)
    if (published) after.set(from, to)
  }
  const sorted = [...after].sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
