import type { Root } from 'hast'
import type { PolicyExtras } from './policy'

/** What every document of an export is given. */
export interface SiteParts {
  /** What stands before every path, `''` or `/cookbook`. */
  readonly base: string
  /** The address of the client (client.ts). */
  readonly client: string
  /** Addresses of what the client imports before it runs. */
  readonly clientImports: readonly string[]
  /** The address of the style sheet (style-sheet.ts). */
  readonly styles: string
  /** The digest of each own script and style sheet, by its address. */
  readonly digests: ReadonlyMap<string, string>
  readonly extras?: PolicyExtras | undefined
  /** Other origins that documents may load from. */
  readonly origins?: readonly string[] | undefined
}

/** A document on its way through the steps. */
export interface Page {
  readonly file: string
  readonly site: SiteParts
  /** What is to be mended before it may be published. */
  readonly faults: string[]
}

/** One change of a document, or one look at it. */
export type Step = (tree: Root, page: Page) => void
