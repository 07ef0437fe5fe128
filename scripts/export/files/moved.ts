import { readFileSync } from 'node:fs'
import { canonicalPath, type PageHead } from '../document/head'
import { pageAddresses } from './addresses'
import type { Folder } from './folder'
import { redirectStub } from './stub'

/**
 * The new addresses of moved pages, as canonical paths without the base path. A new address may name
 * a section; the check of links holds that there is one.
 *
 * @example { "/guides/old.html": "/guides/new.html#section" }
 */
export type Moved = Readonly<Record<string, string>>

const movedFile = 'content/moved.json'

/** The position of an entry, `content/moved.json:2`. */
function locationOf(from: string): string {
  const text = readFileSync(movedFile, 'utf8')
  const index = text.indexOf(JSON.stringify(from))
  const before = text.slice(0, Math.max(index, 0))
  return `${movedFile}:${before.split('\n').length}`
}

/**
 * Writes a redirect to the new page at every form of a moved page's address, `.md` too.
 *
 * @param base path of the site, `''` or `/cookbook`
 * @throws naming the first entry of content/moved.json, with its line, whose old page still exists
 * or whose new page does not
 */
export function writeMoved(
  folder: Pick<Folder, 'write'>,
  pages: readonly PageHead[],
  moved: Moved,
  base: string,
): void {
  const byPath = new Map(pages.map((page) => [canonicalPath(page), page]))
  for (const [from, to] of Object.entries(moved)) {
    const [path = '', section] = to.split('#')
    const page = byPath.get(base + path)
    if (byPath.has(base + from))
      throw new Error(
        `${locationOf(from)}: "${from}" is the address of an existing page; remove the entry`,
      )
    if (!/^\/.+(\.html|\/)$/.test(from))
      throw new Error(
        `${locationOf(from)}: "${from}" is not the address of a page; write its canonical path, such as /guides/old.html`,
      )
    if (!page || section === '')
      throw new Error(
        `${locationOf(from)}: "${from}" redirects to "${to}", which is not a page; write the canonical path of one, such as /guides/serialization.html, or of a section, /guides/serialization.html#zero-copy`,
      )
    const name = from.slice(1).replace(/(\.html|\/)$/, '')
    const { copy, stub } = pageAddresses(name, from)
    const html = redirectStub(page, base + to)
    for (const file of [`${name}.html`, copy, stub])
      if (file) folder.write(file, html)
  }
}
