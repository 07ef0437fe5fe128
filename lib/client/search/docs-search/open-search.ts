import type { DocsSearchSettings } from '@/lib/shared/search/settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'
import { openDocsSearch } from './client'

/**
 * Makes a search whose client is opened at once. After a failure the next search opens it again.
 */
export function openSearch(
  settings: DocsSearchSettings,
): DocsSearchClient['search'] {
  let opened: Promise<DocsSearchClient> | undefined
  const open = () => {
    opened ??= openDocsSearch(settings).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  open().catch(() => {})
  return async (params) => (await open()).search(params)
}
