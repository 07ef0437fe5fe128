import type { SearchRequest } from '@/lib/shared/search/types'

/** The parameters of the specification's section 7; what else the modal sends stays here. */
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

/** A request as the provider has it: the index, and all parameters as one encoded string, lists and numbers as JSON. */
export function encodeRequest(request: SearchRequest) {
  const values: Readonly<Record<string, unknown>> = { ...request }
  const params = names
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(text(values[name]))}`)
  return { indexName: request.indexName, params: params.join('&') }
}

const text = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value)
