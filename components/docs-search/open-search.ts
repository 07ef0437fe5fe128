import type { DocsSearchSettings } from '@/lib/search/settings'
import type { DocsSearchClient } from '@/lib/search/types'
import { openClient } from './client'

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
