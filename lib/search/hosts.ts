interface Settings {
  readonly appId: string | undefined
  readonly apiKey: string | undefined
  readonly indexName: string | undefined
}

/**
 * The sources that the content security policy must allow for the hosted search, if it is
 * configured: the hosts that the provider's client reads from (specification section 7).
 */
export function searchExtras({ appId, apiKey, indexName }: Settings) {
  if (!appId || !apiKey || !indexName) return {}
  const connections = [
    'dsn.algolia.net',
    '1.algolianet.com',
    '2.algolianet.com',
    '3.algolianet.com',
  ].map((host) => `https://${appId}-${host}`)
  return { connections }
}
