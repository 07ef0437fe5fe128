import type { DocsSearchSettings } from './settings'

type Messages = typeof import('@/messages/en.json')

/**
 * The texts of the modal. `noResults` precedes the query, `missing` contains `{words}`; `counts`
 * has one text for each possible number.
 */
export type ModalTexts = Readonly<
  Omit<Messages['docsSearch'], 'count' | 'failed'>
> & { readonly counts: readonly string[] }

/** A popular recipe. */
interface PopularRecipe {
  readonly href: string
  readonly title: string
  /** The title of its page. */
  readonly page: string
}

/**
 * The settings and texts of the modal. The type has a file of its own, so that pages do not import
 * the texts.
 */
export interface ModalSettings extends DocsSearchSettings {
  /** The page where a reader reports a query that should find something. */
  readonly issuePage: string
  /** What the empty modal offers, the most popular first. */
  readonly popular: readonly PopularRecipe[]
  readonly texts: ModalTexts
}
