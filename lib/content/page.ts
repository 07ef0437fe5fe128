import type { Header } from '@/lib/header'
import type { Locale } from '@/site.config'
import type { Frontmatter } from './frontmatter'

/** The page record (specification section 3), with the site's own fields. */
export interface Page {
  /** A key that is unique in the book: `de/core-concepts/accounts`. */
  readonly key: string
  /** Canonical path without the base path: `/de/core-concepts/accounts.html`. */
  readonly path: string
  readonly title: string
  /** BCP 47 tag of the page's language. */
  readonly lang: string
  readonly frontmatter: Frontmatter
  /** The article's first paragraph as plain text. */
  readonly excerpt: string
  readonly headers: readonly Header[]
  readonly locale: Locale
  /** `core-concepts/accounts`, without slashes at its ends; `''` is the home page. */
  readonly slug: string
  /** The file to edit, relative to the project's root. */
  readonly file: string
  /** True when the sitemap lists the page, and it has a Markdown copy. */
  readonly listed: boolean
}
