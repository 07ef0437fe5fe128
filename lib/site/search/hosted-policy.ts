import { searchOrigins } from '@/lib/shared/search/hosts'

interface Settings {
  readonly appId: string | undefined
  readonly apiKey: string | undefined
  readonly indexName: string | undefined
}

/**
 * The sources that the content security policy must allow for the hosted search, if it is
 * configured.
 */
export function searchExtras({ appId, apiKey, indexName }: Settings) {
  if (!appId || !apiKey || !indexName) return {}
  return { connections: searchOrigins(appId) }
}
