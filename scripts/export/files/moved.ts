import type { Moved } from '@/lib/rules/moved'
import { canonicalPath, type PageHead } from '../document/head'
import { pageAddresses } from './addresses'
import type { Folder } from './folder'
import { redirectStub } from './stub'

/**
 * Writes a redirect to the new page at every form of a moved page's address, `.md` too.
 *
 * @param moved as the check of the content has found it right
 * @param base path of the site, `''` or `/cookbook`
 */
export function writeMoved(
  folder: Pick<Folder, 'write'>,
  pages: readonly PageHead[],
  moved: Moved,
  base: string,
): void {
  const byPath = new Map(pages.map((page) => [canonicalPath(page), page]))
  for (const [from, to] of Object.entries(moved)) {
    const page = byPath.get(base + to.replace(/#.*/, ''))
    if (!page) continue
    const name = from.slice(1).replace(/(\.html|\/)$/, '')
    const { copy, stub } = pageAddresses(name, from)
    const html = redirectStub(page, base + to)
    for (const file of [`${name}.html`, copy, stub])
      if (file) folder.write(file, html)
  }
}
