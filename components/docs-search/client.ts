import { createEmbeddedClient } from '@/lib/search/embedded-client'
import type { DocsSearchSettings } from '@/lib/search/settings'
import type { DocsSearchClient } from '@/lib/search/types'

/**
 * Opens the configured client, hosted or embedded. The hosted one is large, so its script loads
 * only where it is configured.
 *
 * Rejects when that script cannot be loaded; another call tries again.
 */
export async function openClient(
  settings: DocsSearchSettings,
): Promise<DocsSearchClient> {
  if (settings.hosted) {
    const { createHostedClient } = await import('./hosted/hosted-client')
    return createHostedClient(settings.hosted)
  }
  return createEmbeddedClient(settings)
}
