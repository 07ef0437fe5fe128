'use client'

import {
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { openDocsSearch } from '@/components/docs-search/store'
import { visit } from '@/lib/client/navigate'
import { usePageTexts } from '@/lib/islands/PageTexts'
import { localSearchLimits } from '@/lib/limits'
import { isComposing } from '@/lib/search/composing'
import { boxReducer, emptyBox } from './box-state'
import { suggest } from './match'
import { Suggestions } from './Suggestions'
import { useSearchIndex } from './use-search-index'

/** The number of characters of a query that are searched: more would block the page. */
const longestQuery = 200

interface Props {
  readonly place: 'bar' | 'menu'
  /** The address of the language's index. */
  readonly index: string
  /** The address of the language's home page. */
  readonly root: string
}

/** The local search: jumps to pages and headings of the language (specification section 5). */
export function SearchBox({ place, index: url, root }: Props) {
  const texts = usePageTexts().search
  const [state, dispatch] = useReducer(boxReducer, emptyBox)
  const [focused, setFocused] = useState(false)
  const { index, loaded, failed, load } = useSearchIndex(url)
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const found = suggest(
    index,
    state.query.slice(0, longestQuery),
    root,
    localSearchLimits.suggestions,
  )
  // The last row, which opens the docs search, is not one of the ten.
  const rows = state.query.trim() === '' ? 0 : found.length + 1
  const isOpen = focused && state.open && rows > 0
  // Without the index, the first suggestion is not known yet.
  const focus = loaded || failed ? state.focus : -1
  const listId = `suggestions-${place}`

  const onFocus = () => {
    setFocused(true)
    void load()
  }

  // A reader may have focused the field and typed before hydration.
  useLayoutEffect(() => {
    const query = input.current?.value ?? ''
    if (query) dispatch({ type: 'type', query })
    if (document.activeElement === input.current) onFocus()
  }, [])

  const leave = () => {
    dispatch({ type: 'chosen' })
    box.current?.closest<HTMLElement>(':popover-open')?.hidePopover()
  }

  const go = (link: string) => {
    leave()
    visit(link)
  }

  const searchAll = () => {
    leave()
    void openDocsSearch(state.query.trim())
  }

  const choose = () => {
    if (!isOpen) return
    const chosen = found[state.focus]
    if (chosen) go(chosen.link)
    else if (state.focus === found.length) searchAll()
  }

  useEffect(() => {
    if (failed) dispatch({ type: 'forget enter' })
    else if (state.entered && loaded) choose()
  }, [state.entered, loaded, failed])

  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => dispatch({ type: 'move', by: 1, count: rows }),
    ArrowUp: () => dispatch({ type: 'move', by: -1, count: rows }),
    Escape: () => dispatch({ type: 'escape' }),
    Enter: () => {
      if (loaded || failed) choose()
      else dispatch({ type: 'enter early' })
    },
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || isComposing(event.nativeEvent)) return
    // An empty box leaves Escape to the menu around it.
    if (event.key === 'Escape' && state.query === '') return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  return (
    <search
      ref={box}
      className="search-box"
      data-place={place}
      data-search-box=""
      onBlur={({ currentTarget, relatedTarget }) => {
        // The retry button is inside the box, and Tab reaches it.
        if (currentTarget.contains(relatedTarget)) return
        setFocused(false)
        dispatch({ type: 'forget enter' })
      }}
    >
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={isOpen}
        // A closed list is not rendered, so this must not reference it.
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={
          isOpen && focus >= 0 ? `suggestion-${focus}` : undefined
        }
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        value={state.query}
        onChange={({ target }) =>
          dispatch({ type: 'type', query: target.value })
        }
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {isOpen &&
          loaded && ( // An element, because page translators replace text nodes.
            <span>{texts.counts[found.length]}</span>
          )}
      </p>
      {isOpen && (
        <Suggestions
          id={listId}
          suggestions={found}
          query={state.query.trim()}
          focus={focus}
          failed={failed}
          texts={texts}
          onRetry={() => {
            void load()
            input.current?.focus()
          }}
          onHover={(index) => dispatch({ type: 'hover', index })}
          onLeave={() => dispatch({ type: 'leave' })}
          onChoose={go}
          onSearchAll={searchAll}
        />
      )}
    </search>
  )
}
