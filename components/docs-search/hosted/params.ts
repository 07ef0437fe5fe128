import type { SearchRequest } from '@/lib/search/types'

/** The parameters of specification section 7; others of the modal are not sent. */
const names = [
  'query',
  'attributesToRetrieve',
  'attributesToSnippet',
  'snippetEllipsisText',
  'highlightPreTag',
  'highlightPostTag',
  'hitsPerPage',
  'facetFilters',
] as const

/**
 * Encodes a request as the provider expects it: the index, and all parameters in one encoded
 * string, with lists and numbers as JSON.
 */
export function encodeRequest(request: SearchRequest) {
  const values: Readonly<Record<string, unknown>> = { ...request }
  const params = names
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(text(values[name]))}`)
  return { indexName: request.indexName, params: params.join('&') }
}

const text = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value)
