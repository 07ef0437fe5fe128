import type { Header } from '@/lib/shared/header'
import type { Locale } from '@/site.config'

/** What a page that no author wrote says of itself in one language. */
interface GeneratedTexts {
  readonly title: string
  /** A shorter title for the sidebar, where the title is too long for it. */
  readonly navTitle?: string
  /** One sentence of 50 to 160 characters, for search engines. */
  readonly description: string
  /** Its sections, for the sidebar and the local search. */
  readonly headers: readonly Header[]
  /** The file to edit in order to change the page, relative to the project's root. */
  readonly file: string
}

/** Pages that code makes, outside the table of pages (decision 21). `registry.ts` says how to add a kind. */
export interface GeneratedKind {
  /** Whether sitemap, sidebar and searches have it; otherwise search engines are told to leave it out. */
  readonly listed: boolean
  /** The slugs of its pages in a language that has opened. */
  slugs(locale: Locale): readonly string[]
  /** The texts of one of its pages. */
  describe(locale: Locale, slug: string): GeneratedTexts
  /** Anchors besides those of the sections, which links of articles may name. */
  anchors?(locale: Locale, slug: string): readonly string[]
}
