import type { DocsSearchSettings } from '@/lib/shared/search/settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'

/**
 * The client that searches as configured: hosted, or the embedded full text. The other one is never loaded.
 *
 * Rejects when its script cannot be loaded; calling again tries again.
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
