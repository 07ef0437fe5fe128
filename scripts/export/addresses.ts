import { attribute, type ExportedDocument } from './document'

export interface Copy {
  readonly from: string
  readonly to: string
}

export interface PageAddresses {
  /** Further names of the document and of its payload. */
  readonly copies: readonly Copy[]
  /** The page at the old `.md` address that leads to the canonical one. */
  readonly stub: string
}

/**
 * Names the files that make every form of a page's address work on a host that
 * knows only files and folder indexes: `/x`, `/x/` and `/x.html` with one
 * payload each for soft navigation, and `/x.md`.
 *
 * @param name of the exported page, `core-concepts/accounts` for
 *   `core-concepts/accounts.html`
 * @param canonical path of the page: one that ends in `/` is a folder's index
 */
export function pageAddresses(name: string, canonical: string): PageAddresses {
  const payload = { from: `${name}.txt`, to: `${name}.html.txt` }
  if (name === 'index') return { copies: [payload], stub: stubFile(name) }
  const isFolder = canonical.endsWith('/')
  return {
    copies: [
      { from: `${name}.html`, to: `${name}/index.html` },
      { from: `${name}.txt`, to: `${name}/index.txt` },
      payload,
    ],
    stub: stubFile(isFolder ? `${name}/index` : name),
  }
}

/**
 * Reads a page's canonical path from its own canonical link, the site's base
 * path included.
 *
 * @throws when the page has no such link
 */
export function canonicalPath({ file, tags }: ExportedDocument): string {
  const link = tags.find(
    (tag) => tag.name === 'link' && attribute(tag, 'rel') === 'canonical',
  )
  const href = link && attribute(link, 'href')
  if (!href) {
    throw new Error(
      `${file}: has no canonical link, give its metadata alternates.canonical`,
    )
  }
  return new URL(href).pathname
}

const stubFile = (name: string) => `${name}.md/index.html`
