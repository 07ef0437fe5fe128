/** The levels of a hit's hierarchy: the section of the book, the page, and the headings. */
export const levels = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const

export type Level = (typeof levels)[number]

/** The kinds of hits: a page, a heading, or text below one (specification section 3). */
export type HitType = Exclude<Level, 'lvl0'> | 'content'

/**
 * The section label, page title and headings above a text. All texts of records are HTML-escaped:
 * the modal sets them as markup.
 */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>

/**
 * A record of either search. The embedded search makes it from the compact file; the hosted one has
 * it in its index.
 */
export interface SearchRecord {
  readonly objectID: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: HitType
  readonly content: string | null
  readonly hierarchy: Hierarchy
}

type MatchLevel = 'none' | 'partial' | 'full'

/** A text with the found words between the request's tags. */
export interface Highlighted {
  readonly value: string
  readonly matchLevel: MatchLevel
  readonly matchedWords: readonly string[]
}

/** The highlighted texts of a hit, by the names of its fields. */
export interface HighlightedTexts {
  readonly hierarchy: Readonly<Partial<Record<Level, Highlighted>>>
  readonly content?: Highlighted
}

export interface SearchHit extends SearchRecord {
  /** True for a hit that is offered from English, because the language lacks its page. */
  readonly english?: boolean
  readonly _highlightResult: HighlightedTexts
  readonly _snippetResult: HighlightedTexts
}

/**
 * A request of the modal, in the flat form of Algolia's client 5. For the parameters that the
 * hosted index gets besides, see `components/docs-search/hosted/params.ts`.
 */
export interface SearchRequest {
  readonly indexName: string
  readonly query?: string
  readonly attributesToSnippet?: readonly string[]
  readonly snippetEllipsisText?: string
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
  readonly hitsPerPage?: number
}

/** Results for all requests, in their order. */
export interface SearchResult {
  readonly hits: readonly SearchHit[]
  readonly nbHits: number
  /** The words of the query that were not found. A provider does not send them. */
  readonly missing?: readonly string[]
  readonly index: string
  readonly query: string
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly params: string
  readonly exhaustiveNbHits: boolean
  readonly processingTimeMS: number
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[]
}

/**
 * The part of a client that the modal uses, made by `createEmbeddedClient` and
 * `createHostedClient`. `search` rejects with a RetryError, an ApiError (or its subclass in the
 * library, DetailedApiError) or a DeserializationError. Searching again is always possible.
 */
export interface DocsSearchClient {
  search(params: {
    readonly requests: readonly SearchRequest[]
  }): Promise<SearchAnswer>
  addAlgoliaAgent(segment: string, version?: string): void
  readonly transporter: { readonly algoliaAgent: AlgoliaAgent }
}

/** The name that a client sends to the hosted provider. */
export interface AlgoliaAgent {
  value: string
  add(options: { segment: string; version?: string }): AlgoliaAgent
}
