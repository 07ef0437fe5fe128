import { liteClient } from 'algoliasearch/lite'
import { DeserializationError } from '@/lib/client/search/docs-search/errors'
import { type Host, hostsOf, shuffled } from '@/lib/shared/search/hosts'
import type { HostedSettings } from '@/lib/shared/search/settings'
import type { DocsSearchClient, SearchResult } from '@/lib/shared/search/types'
import { createHostsCache } from './hosts-cache'
import { encodeRequest } from './params'

/** Milliseconds (specification section 9). */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 }

/** Lives as long as the document, so that closing the modal forgets no failure. */
const hostsCache = createHostsCache()

interface Options extends HostedSettings {
  /** Hosts in place of the provider's, for tests. */
  readonly hosts?: readonly Host[]
}

/**
 * Searches on the hosted provider with its own client, changed in three points: a failed host is
 * really left alone for two minutes, a 429 fails at once like every 4xx, and parameters are sent as
 * one encoded string.
 *
 * `search` rejects with the library's RetryError when no host works, ApiError or DetailedApiError
 * when one refuses, and DeserializationError when an answer cannot be read.
 */
export function createHostedClient({
  appId,
  apiKey,
  hosts = shuffled(hostsOf(appId)),
}: Options): DocsSearchClient {
  const client = liteClient(appId, apiKey, {
    hosts: [...hosts],
    hostsCache,
    timeouts,
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
      return { results: answer.results.map(resultOf) }
    },
    addAlgoliaAgent: (segment, version) =>
      client.addAlgoliaAgent(segment, version),
    transporter: client.transporter,
  }
}

function resultOf(result: object): SearchResult {
  if (isResult(result)) return result
  throw new DeserializationError('An answer came without hits')
}

function isResult(result: object): result is SearchResult {
  return 'hits' in result && Array.isArray(result.hits)
}
