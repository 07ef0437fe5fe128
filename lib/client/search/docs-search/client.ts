import { createEmbeddedClient } from '@/lib/client/search/worker/embedded-client'
import type { DocsSearchSettings } from '@/lib/shared/search/settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'

/**
 * The client that searches as configured: hosted, or the embedded full text. The hosted one is large, so its script
 * is loaded when it is configured; rejects when that does not come, and can be called again.
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
  return createEmbeddedClient(settings)
}
