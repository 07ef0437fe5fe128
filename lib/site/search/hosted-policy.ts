import { searchOrigins } from '@/lib/shared/search/hosts'

interface Settings {
  readonly appId: string | undefined
  readonly apiKey: string | undefined
  readonly indexName: string | undefined
}

/** What the pages' policy then allows beyond the site itself: asking the configured hosts, and nothing else. */
export function searchExtras({ appId, apiKey, indexName }: Settings) {
  if (!appId || !apiKey || !indexName) return {}
  return { connections: searchOrigins(appId) }
}
