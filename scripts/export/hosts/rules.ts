import { escapeRegExp } from '@/lib/text/escape-reg-exp'

/** What the rules of every host need. */
export interface HostRules {
  /** The base path, `''` or `/cookbook`. */
  readonly base: string
  /** The canonical path of every page, with the base. */
  readonly pages: readonly string[]
  /** Prefixes of the languages that have a 404.html of their own, `de`. */
  readonly languages: readonly string[]
}

/**
 * Patterns of old addresses, for hosts that take regular expressions: a folder's index and a page.
 * The first group is the new address. Names hold only word characters and hyphens. So no forged
 * address redirects to another site (`//example.org/a.md`, or the same with `\\`), and
 * `page.html.md`, a page's Markdown, is no old address.
 *
 * @param base path of the site, `''` or `/cookbook`
 */
export function oldAddressPatterns(base: string) {
  const folders = `${escapeRegExp(base)}/(?:[\\w-]+/)*`
  return {
    folder: `^(${folders})index\\.md/?$`,
    page: `^(${folders}[\\w-]+)\\.md/?$`,
  }
}

/**
 * The address of a page on the previous site, which ended in `.md`.
 *
 * @param path canonical path of the page
 */
export function oldAddressOf(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : path.replace(/html$/, 'md')
}
