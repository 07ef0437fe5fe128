import { createEmbeddedClient } from '@/lib/search/embedded-client'
import type { DocsSearchSettings } from '@/lib/search/settings'
import type { DocsSearchClient } from '@/lib/search/types'

/**
 * Makes a search whose client loads at once. After a failure the next search loads it again.
 */
export function openSearch(
  settings: DocsSearchSettings,
): DocsSearchClient['search'] {
  let opened: Promise<DocsSearchClient> | undefined
  const open = () => {
    opened ??= openClient(settings).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  open().catch(() => {})
  return async (params) => (await open()).search(params)
}

/** The configured client. The hosted one is large, so its script loads only where it is needed. */
async function openClient(
  settings: DocsSearchSettings,
): Promise<DocsSearchClient> {
  if (!settings.hosted) return createEmbeddedClient(settings)
  const { createHostedClient } = await import('./hosted/hosted-client')
  return createHostedClient(settings.hosted)
}
