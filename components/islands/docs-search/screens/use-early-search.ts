import { type RefObject, useLayoutEffect, useState } from 'react'
import { earlySearch } from '@/lib/client/search/docs-search/early-search'
import { searchParameters } from '@/lib/client/search/docs-search/parameters'
import { cutQuery } from '@/lib/client/search/docs-search/query'
import { docsSearchLimits } from '@/lib/shared/limits'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'

type Search = DocsSearchClient['search']

/**
 * Starts the search as soon as the reader types into the dialog's field. A hosted search starts
 * when DocSearch asks, which is soon enough there.
 */
export function useEarlySearch(
  dialog: RefObject<HTMLDialogElement | null>,
  inner: Search,
  { indexName, lang, hosted }: ModalSettings,
): Search {
  const [{ begin, search }] = useState(() => earlySearch(inner))
  useLayoutEffect(() => {
    if (hosted) return
    const { narrowWidth } = docsSearchLimits
    const parameters = searchParameters(lang, innerWidth <= narrowWidth)
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.value.trim()) return
      const query = cutQuery(target.value)
      begin({ requests: [{ indexName, query, ...parameters }] })
    }
    const box = dialog.current
    box?.addEventListener('input', onInput, true)
    return () => box?.removeEventListener('input', onInput, true)
  }, [])
  return search
}
