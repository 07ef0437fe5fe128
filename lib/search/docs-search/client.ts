import type { DocsSearchSettings } from './settings'
import type { DocsSearchClient } from './types'

/**
 * The client that searches as configured: hosted, or the embedded full text. The other one is never loaded.
 *
 * Rejects when its script cannot be loaded; calling again tries again.
 */
export async function openDocsSearch(
  settings: DocsSearchSettings,
): Promise<DocsSearchClient> {
  if (settings.hosted) {
    const { createHostedClient } = await import('../hosted/hosted-client')
    return createHostedClient(settings.hosted)
  }
  const { createEmbeddedClient } = await import('../full-text/embedded-client')
  return createEmbeddedClient(settings)
}
