import { useEffect, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Host } from '@/lib/client/host'
import { boxReducer, emptyBox } from '@/lib/client/search/local/box-state'
import { suggest } from '@/lib/client/search/local/match'
import type { LocalSearchSettings } from '@/lib/shared/island-texts'
import { localSearchLimits } from '@/lib/shared/limits'
import { Suggestions } from './Suggestions'
import { showInField } from './show-in-field'
import { usePointerMoves } from './use-pointer-moves'
import { useSearchField } from './use-search-field'
import { useSearchIndex } from './use-search-index'

/** Characters of a query that are searched: more of them would hold the page. */
const longestQuery = 200

interface Props extends LocalSearchSettings {
  readonly host: Host
}

/**
 * The local search: jumps to pages and headings of the current language by the rules of
 * specification section 5.
 */
export function LocalSearch({ indexUrl, pathLocale, texts, host }: Props) {
  const [state, dispatch] = useReducer(boxReducer, emptyBox)
  const [focused, setFocused] = useState(false)
  const { index, loaded, failed, load } = useSearchIndex(indexUrl)
  const isMove = usePointerMoves()
  const found = suggest(
    index,
    state.query.slice(0, longestQuery),
    pathLocale,
    localSearchLimits.suggestions,
  )

  const leave = () => {
    dispatch({ type: 'chosen' })
    box?.closest<HTMLElement>(':popover-open')?.hidePopover()
  }

  const go = (link: string) => {
    leave()
    host.visit(link)
  }

  const searchAll = () => {
    leave()
    host.openDocsSearch(state.query.trim())
  }

  // The last row, which leads to the docs search, is not one of the ten.
  const rows = state.query.trim() === '' ? 0 : found.length + 1
  const isOpen = focused && state.open && rows > 0

  const choose = () => {
    if (!isOpen) return
    const chosen = found[state.focus]
    if (chosen) go(chosen.link)
    else if (state.focus === found.length) searchAll()
  }

  // Without the index, the first suggestion is not known yet.
  const focus = loaded || failed ? state.focus : -1

  const box = useSearchField(host, {
    focus: () => {
      setFocused(true)
      load()
    },
    blur: () => {
      setFocused(false)
      dispatch({ type: 'forget enter' })
    },
    type: (query) => dispatch({ type: 'type', query }),
    move: (by) => dispatch({ type: 'move', by, count: rows }),
    escape: () => dispatch({ type: 'escape' }),
    enter: () => {
      if (loaded || failed) choose()
      else dispatch({ type: 'enter early' })
    },
  })

  useEffect(() => {
    if (failed) dispatch({ type: 'forget enter' })
    else if (state.entered && loaded) choose()
  }, [state.entered, loaded, failed])

  useEffect(
    () => showInField(box, { query: state.query, isOpen, focus }),
    [box, isOpen, focus, state],
  )

  const status = box?.querySelector('[role=status]')
  const container = box?.querySelector<HTMLElement>('[data-suggestions]')
  if (!status || !container) return null
  return (
    <>
      {isOpen &&
        loaded &&
        // An element, because a translator takes a text's own node away, which React would remove.
        createPortal(<span>{texts.counts[found.length]}</span>, status)}
      {isOpen &&
        createPortal(
          <Suggestions
            id={container.dataset.suggestions ?? ''}
            suggestions={found}
            query={state.query.trim()}
            focus={focus}
            failed={failed}
            texts={texts}
            onRetry={() => {
              load()
              box?.querySelector('input')?.focus()
            }}
            isMove={isMove}
            onHover={(index) => dispatch({ type: 'hover', index })}
            onLeave={() => dispatch({ type: 'leave' })}
            onChoose={go}
            onSearchAll={searchAll}
          />,
          container,
        )}
    </>
  )
}
