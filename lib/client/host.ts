import type { BindPage } from './page'

/** The client's functions for islands. Islands are bundled apart, so the client passes these in. */
export interface Host {
  /** Shows a page of the site. */
  readonly visit: (href: string) => void
  /** Calls back for each page, the present one first. */
  readonly onPage: (bind: BindPage) => void
  /** Opens the docs search with a query. */
  readonly openDocsSearch: (query: string) => void
}
