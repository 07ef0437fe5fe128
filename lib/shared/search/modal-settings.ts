import type { DocsSearchSettings } from './settings'

type Messages = typeof import('@/messages/en.json')

/** The modal's texts. `noResults` has `{query}` in it; the counts are written out for each number that can come. */
export type ModalTexts = Readonly<
  Omit<Messages['docsSearch'], 'count' | 'failed'>
> & { readonly counts: readonly string[] }

/** What the modal needs to know of its language and site; a file of its own, so that pages do not carry it. */
export interface ModalSettings extends DocsSearchSettings {
  /** The site's own origin, which hits of a hosted index carry. */
  readonly origin: string
  /** Where a reader reports a query that should find something. */
  readonly issuePage: string
  readonly texts: ModalTexts
}
