import { DocSearchModal } from '@docsearch/react/modal'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { openSearch } from '@/lib/client/search/docs-search/open-search'
import { screenOf } from '@/lib/client/search/docs-search/results/screen'
import {
  cleanHistory,
  prepareStorage,
} from '@/lib/client/search/docs-search/storage'
import { watchSearch } from '@/lib/client/search/docs-search/watched-client'
import type { Opening } from '@/lib/client/search/opening'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import { setInput } from './dialog/set-input'
import { docSearchProps } from './docsearch-props'
import { ModalBoundary } from './ModalBoundary'
import { Screens } from './screens/Screens'
import { Wanted } from './screens/Wanted'
import './docsearch.css'
import { useDialog } from './dialog/use-dialog'
import styles from './SearchModal.module.css'
import { useEarlySearch } from './screens/use-early-search'
import { useSearchState } from './screens/use-search-state'

interface Props {
  readonly settings: ModalSettings
  readonly opening: Opening
  readonly onClose: () => void
  /** Shows a page of the site. */
  readonly onVisit: (href: string) => void
}

/** The docs search. The page goes on if the search crashes. */
export function SearchModal({
  onCrash,
  ...props
}: Props & { readonly onCrash: () => void }) {
  return (
    <ModalBoundary onCrash={onCrash}>
      <Modal {...props} />
    </ModalBoundary>
  )
}

let search: ReturnType<typeof openSearch> | undefined

/** Opens the search itself, for the life of the document. */
export function prepareSearch(settings: ModalSettings) {
  search = openSearch(settings)
  return search
}

/**
 * The docs search in a dialog: DocSearch's modal, with the messages, roles and keys that it lacks.
 */
function Modal({ settings, opening, onClose, onVisit }: Props) {
  const { texts, indexName } = settings
  const dialog = useRef<HTMLDialogElement>(null)
  const inner = useEarlySearch(
    dialog,
    search ?? prepareSearch(settings),
    settings,
  )
  const [watched] = useState(() => {
    prepareStorage(indexName)
    return watchSearch(inner)
  })
  useLayoutEffect(() => () => cleanHistory(indexName), [indexName])
  const [query, setQuery] = useState(opening.query)
  const state = useSearchState(watched)
  const { content, messages, below } = useDialog(
    dialog,
    opening,
    settings,
    watched,
    onClose,
  )
  const screen = screenOf(query, state.answer)

  const changeQuery = (value: string) => {
    setQuery(value)
    if (value.trim() === '') watched.forget()
  }
  const go = (url: string) => {
    onClose()
    // DocSearch restores the scroll position as it closes, so the visit comes after that.
    setTimeout(onVisit, 0, url)
  }
  const latest = useRef({ go, onClose })
  latest.current = { go, onClose }

  // One element for the life of the modal: DocSearch renders when its own state changes, not with
  // ours.
  const [docSearch] = useState(() => (
    <DocSearchModal
      {...docSearchProps(settings, opening, {
        search: watched.search,
        follow: (url) => latest.current.go(url),
        close: () => latest.current.onClose(),
      })}
    />
  ))

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-modal
      aria-label={texts.button}
      data-screen={screen}
      data-pending={state.pending || undefined}
      data-hosted={settings.hosted ? '' : undefined}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) changeQuery(target.value)
      }}
      onReset={() => changeQuery('')}
      onCancel={onClose}
      onMouseDown={(event) => {
        // A press on the backdrop closes the modal and must not take the focus.
        if (isBackdrop(event.target)) event.preventDefault()
      }}
    >
      {createPortal(docSearch, content)}
      {createPortal(
        <Screens
          screen={screen}
          state={state}
          settings={settings}
          onQuery={(value) =>
            setInput(dialog.current?.querySelector('input'), value)
          }
          onRetry={() => {
            watched.forget()
            dialog.current?.querySelector('input')?.focus()
          }}
        />,
        messages,
      )}
      {screen === 'start' &&
        createPortal(<Wanted settings={settings} onFollow={go} />, below)}
    </dialog>
  )
}

const isBackdrop = (target: EventTarget) =>
  target instanceof Element && target.matches('.DocSearch-Container')
