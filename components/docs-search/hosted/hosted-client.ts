import { liteClient } from 'algoliasearch/lite'
import { DeserializationError } from '@/components/docs-search/errors'
import type { HostedSettings } from '@/lib/search/settings'
import type {
  DocsSearchClient,
  SearchRequest,
  SearchResult,
} from '@/lib/search/types'
import { createHostsCache } from './hosts-cache'
import { encodeRequest } from './params'
import { usableHits } from './usable-hits'

/** Milliseconds (specification section 9). */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 }

/** Lives as long as the document, so that failures outlive the modal. */
const hostsCache = createHostsCache()

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

interface Options extends HostedSettings {
  /** Sends requests in place of the browser, for tests. */
  readonly requester?: ClientOptions['requester']
}

/**
 * Searches on the hosted provider with its own client, with three changes: a failed host is really
 * skipped for two minutes, a 429 fails at once like every 4xx, and parameters are sent as one encoded
 * string. Hits that cannot be shown are dropped (usable-hits.ts).
 *
 * `search` rejects with the library's RetryError when no host works, ApiError or DetailedApiError
 * when one refuses, and DeserializationError when a response cannot be read.
 */
export function createHostedClient({
  appId,
  apiKey,
  origin,
  requester,
}: Options): DocsSearchClient {
  const client = liteClient(appId, apiKey, {
    hostsCache,
    timeouts,
    ...(requester && { requester }),
    maxRateLimitRetries: 0,
    authMode: 'WithinQueryParameters',
  })
  return {
    async search({ requests }) {
      const answer = await client.search({
        requests: requests.map(encodeRequest),
      })
      if (!Array.isArray(answer?.results))
        throw new DeserializationError('An answer came without results')
      const results: readonly unknown[] = answer.results
      return {
        results: requests.map((request, index) =>
          resultOf(request, results[index], origin),
        ),
      }
    },
    addAlgoliaAgent: (segment, version) =>
      client.addAlgoliaAgent(segment, version),
    transporter: client.transporter,
  }
}

function resultOf(
  { indexName, query = '', hitsPerPage = 0 }: SearchRequest,
  answer: unknown,
  origin: string,
): SearchResult {
  const found = hitsOf(answer)
  const hits = usableHits(found, origin)
  if (found.length > 0 && hits.length === 0)
    throw new DeserializationError('An answer came without usable hits')
  return {
    hits,
    nbHits: hits.length,
    index: indexName,
    query,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  }
}

function hitsOf(result: unknown): readonly unknown[] {
  if (typeof result === 'object' && result !== null && 'hits' in result)
    if (Array.isArray(result.hits)) return result.hits
  throw new DeserializationError('An answer came without hits')
}
