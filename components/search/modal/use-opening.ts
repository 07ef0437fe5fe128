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

interface State {
  readonly opening?: Opening
  readonly failed: boolean
}

/**
 * Whether the modal is asked for, and with which query; and whether the last one that was asked for could not be shown.
 *
 * @param ready whether it can be shown; until then the query takes up what is typed
 */
export function useOpening(ready: boolean) {
  const [{ opening, failed }, setState] = useState<State>({ failed: false })
  const close = useCallback(() => setState({ failed: false }), [])
  const fail = useCallback(() => setState({ failed: true }), [])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    onModalRequest(
      (query) =>
        setState((now) =>
          now.opening ? now : { opening: openingWith(query), failed: false },
        ),
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
      setState(({ opening, failed }) => ({
        failed,
        ...(opening && { opening: afterKey(opening, event) }),
      }))
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [waiting, close])

  return { opening, failed, close, fail }
}

function afterKey(opening: Opening, event: KeyboardEvent): Opening {
  const typed = opening.fromSelection ? '' : opening.query
  const query = typedQuery(typed, event) ?? typed
  return { query, fromSelection: false }
}
