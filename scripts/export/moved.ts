import { canonicalPath, pageAddresses } from './addresses'
import type { ExportedDocument } from './document'
import type { Folder } from './folder'
import { redirectStub } from './stub'

/** Where pages that are gone have gone to: canonical paths without the base path, `{ "/guides/old.html": "/guides/new.html" }`. */
export type Moved = Readonly<Record<string, string>>

/**
 * Answers every form of a moved page's address with a page that leads to the new one, as `.md` addresses are answered.
 *
 * @param base what stands before every path, `''` or `/cookbook`
 * @throws naming the entries of content/moved.json that lead from a page that is there, or to none
 */
export function writeMoved(
  folder: Pick<Folder, 'write'>,
  pages: readonly ExportedDocument[],
  moved: Moved,
  base: string,
): void {
  const byPath = new Map(pages.map((page) => [canonicalPath(page), page]))
  for (const [from, to] of Object.entries(moved)) {
    const page = byPath.get(base + to)
    if (byPath.has(base + from) || !/^\/.+(\.html|\/)$/.test(from))
      throw new Error(
        `content/moved.json: "${from}" is not the address of a page that has gone; take the entry out`,
      )
    if (!page)
      throw new Error(
        `content/moved.json: "${from}" leads to "${to}", where no page is; write the canonical path of one, such as /guides/serialization.html`,
      )
    const name = from.slice(1).replace(/(\.html|\/)$/, '')
    const { copy, stub } = pageAddresses(name, from)
    const html = redirectStub(page, base + to)
    for (const file of [`${name}.html`, copy, stub])
      if (file) folder.write(file, html)
  }
}
