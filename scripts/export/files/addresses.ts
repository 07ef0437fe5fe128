export interface PageAddresses {
  /** A second file with the same document, if the page needs one. */
  readonly copy: string | undefined
  /** The file at the old `.md` address, which redirects to the canonical one. */
  readonly stub: string
}

/**
 * Names the files that make every form of a page's address work on a host that knows only files and
 * folder indexes: `/x`, `/x/`, `/x.html` and `/x.md`.
 *
 * @param name of the exported page, `core-concepts/accounts` for `core-concepts/accounts.html`
 * @param canonical path of the page: one that ends in `/` is a folder's index
 */
export function pageAddresses(name: string, canonical: string): PageAddresses {
  if (name === 'index') return { copy: undefined, stub: stubFile(name) }
  const isFolder = canonical.endsWith('/')
  return {
    copy: `${name}/index.html`,
    stub: stubFile(isFolder ? `${name}/index` : name),
  }
}

const stubFile = (name: string) => `${name}.md/index.html`
