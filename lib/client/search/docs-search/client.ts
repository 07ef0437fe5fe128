import type { DocsSearchSettings } from '@/lib/shared/search/settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'

/**
 * Opens the configured client, hosted or embedded; the other one is never loaded.
 *
 * Rejects when its script cannot be loaded; another call tries again.
 */
export async function openDocsSearch(
  settings: DocsSearchSettings,
): Promise<DocsSearchClient> {
  if (settings.hosted) {
    const { createHostedClient } = await import(
      '@/lib/client/search/hosted/hosted-client'
    )
    return createHostedClient(settings.hosted)
  }
  const { createEmbeddedClient } = await import(
    '@/lib/client/search/worker/embedded-client'
  )
  return createEmbeddedClient(settings)
}
