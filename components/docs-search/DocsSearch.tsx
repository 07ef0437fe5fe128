'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { showNotice } from '@/lib/client/notice'
import {
  closeDocsSearch,
  closed,
  docsSearchState,
  failDocsSearch,
  followHit,
  onDocsSearch,
} from './store'

/**
 * The docs search of a document, which persists across soft navigations.
 *
 * @param failed the message when it could not be loaded
 */
export function DocsSearch({ failed }: { readonly failed: string }) {
  const state = useSyncExternalStore(
    onDocsSearch,
    docsSearchState,
    () => closed,
  )
  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (hasFailed) showNotice(failed)
  }, [hasFailed, failed])
  if (state.status !== 'open') return null
  const { Dialog, settings, opening } = state
  return (
    <Dialog
      settings={settings}
      opening={opening}
      onClose={closeDocsSearch}
      onCrash={failDocsSearch}
      onVisit={(href) => void followHit(href)}
    />
  )
}
