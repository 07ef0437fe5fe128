import type { Root } from 'hast'
import type { PolicyExtras } from './policy'

/** The parts that every document of an export gets. */
export interface SiteParts {
  /** The base path, `''` or `/cookbook`. */
  readonly base: string
  /** The address of the client (client.ts). */
  readonly client: string
  /** The address of the style sheet (style-sheet.ts). */
  readonly styles: string
  /** The digest of each own script and style sheet, by its address. */
  readonly digests: ReadonlyMap<string, string>
  readonly extras?: PolicyExtras | undefined
  /** Other origins that documents may load from. */
  readonly origins?: readonly string[] | undefined
}

/** A document between two steps. */
export interface Page {
  readonly file: string
  readonly site: SiteParts
  /** Problems to fix before the document may be published. */
  readonly problems: string[]
}

/** One change to a document, or one check of it. */
export type Step = (tree: Root, page: Page) => void
