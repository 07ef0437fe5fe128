import type { liteClient } from 'algoliasearch/lite'

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

export type Host = NonNullable<ClientOptions['hosts']>[number]

/**
 * The provider's hosts for an application: one to read from, one to write to, three to fall back on
 * (specification section 7).
 */
export function hostsOf(appId: string): readonly Host[] {
  const host = (url: string, accept: Host['accept']): Host => ({
    url,
    accept,
    protocol: 'https',
  })
  return [
    host(`${appId}-dsn.algolia.net`, 'read'),
    host(`${appId}.algolia.net`, 'write'),
    host(`${appId}-1.algolianet.com`, 'readWrite'),
    host(`${appId}-2.algolianet.com`, 'readWrite'),
    host(`${appId}-3.algolianet.com`, 'readWrite'),
  ]
}

/**
 * The origins that a search may request, for the policy of the pages: all hosts but the one for
 * writing.
 */
export function searchOrigins(appId: string): readonly string[] {
  return hostsOf(appId)
    .filter(({ accept }) => accept !== 'write')
    .map(({ protocol, url }) => `${protocol}://${url}`)
}

/** The same hosts with the fallback ones in random order, which spreads the load. */
export function shuffled(hosts: readonly Host[]): readonly Host[] {
  const isFallback = ({ accept }: Host) => accept === 'readWrite'
  const order = hosts
    .filter(isFallback)
    .map((host) => ({ host, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ host }) => host)
  return [...hosts.filter((host) => !isFallback(host)), ...order]
}

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
