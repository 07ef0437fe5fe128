import { useCallback, useEffect, useState } from 'react'
import { cutQuery, queryFromSelection } from '@/lib/search/docs-search/query'
import { typedQuery } from '@/lib/search/docs-search/typed'
import { onModalRequest, requestModal } from './request-modal'
import { searchButtonOf } from './search-button'

/** How the modal is opened. */
export interface Opening {
  readonly query: string
  /** Whether the query is the reader's selection, which the first key is to replace. */
  readonly fromSelection: boolean
}

function openingWith(query: string): Opening {
  if (query) return { query: cutQuery(query), fromSelection: false }
  const selected = queryFromSelection(`${getSelection() ?? ''}`)
  return { query: selected, fromSelection: selected !== '' }
}

/**
 * Whether the modal is asked for, and with which query.
 *
 * @param ready whether it can be shown; until then the query takes up what is typed
 */
export function useOpening(ready: boolean) {
  const [opening, setOpening] = useState<Opening>()
  const close = useCallback(() => setOpening(undefined), [])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    onModalRequest(
      (query) => setOpening((now) => now ?? openingWith(query)),
      signal,
    )
    const onClick = ({ target }: Event) => {
      if (searchButtonOf(target)) requestModal('')
    }
    document.addEventListener('click', onClick, { signal })
    return () => controller.abort()
  }, [])

  const waiting = opening !== undefined && !ready
  useEffect(() => {
    if (!waiting) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      else if (typedQuery('', event) === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setOpening((now) => now && afterKey(now, event))
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [waiting, close])

  return { opening, close }
}

function afterKey(opening: Opening, event: KeyboardEvent): Opening {
  const typed = opening.fromSelection ? '' : opening.query
  const query = typedQuery(typed, event) ?? typed
  return { query, fromSelection: false }
}
