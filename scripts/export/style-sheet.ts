import { createHash } from 'node:crypto'
import { allNamed, isLink, propertyOf } from './document/elements'
import { parseHead } from './document/parse'
import type { Folder } from './files/folder'

/** The joined style sheet, in one file named by its content. */
export interface StyleSheet {
  readonly file: string
  readonly text: string
}

/**
 * Joins the style sheets of all documents into one, in the order in which documents link them, so
 * that the same rules win.
 *
 * @param base path of the site, `''` or `/cookbook`
 * @throws when two documents link two sheets in different orders
 */
export function joinStyles(
  folder: Pick<Folder, 'files' | 'read'>,
  base: string,
): StyleSheet {
  const documents = folder.files().filter((file) => file.endsWith('.html'))
  const lists = documents.map((file) => sheetsOf(folder.read(file)))
  const text = inOrder(lists)
    .map((address) => folder.read(address.slice(base.length + 1)))
    .join('\n')
    // Relative to the sheet, because the site may have a sub-path.
    .replaceAll(/url\((["']?)\/assets\//g, 'url($1')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { file: `assets/styles-${hash}.css`, text }
}

/** The addresses of the style sheets that a document links, in order. */
function sheetsOf(html: string): string[] {
  return allNamed(parseHead(html), 'link')
    .filter((link) => isLink(link, 'stylesheet'))
    .flatMap((link) => propertyOf(link, 'href') ?? [])
}

/** All entries of several lists. Each entry follows those that precede it in any list. */
function inOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = []
  for (const list of lists)
    for (const [index, each] of list.entries()) {
      if (all.includes(each)) continue
      const before = all.indexOf(list[index - 1] ?? '')
      all.splice(before + 1, 0, each)
    }
  const other = lists.find(
    (list) => list.join() !== all.filter((each) => list.includes(each)).join(),
  )
  if (!other) return all
  throw new Error(
    `Documents link style sheets in different orders (${other.join(', ')}), which one sheet cannot keep; see what Next writes now, and scripts/export/style-sheet.ts`,
  )
}
