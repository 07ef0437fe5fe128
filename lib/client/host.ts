import type { BindPage } from './page'

/** What the client does for an island. Islands are bundled apart, so they are handed what lives in the client. */
export interface Host {
  /** Shows a page of the site. */
  readonly visit: (href: string) => void
  /** Calls back for each page that is shown. */
  readonly onPage: (bind: BindPage) => void
  /** Opens the docs search with a query. */
  readonly openDocsSearch: (query: string) => void
}
