'use client'

import type { DocSearchTransformClient } from '@docsearch/react/docsearch'
import { DocSearchModal } from '@docsearch/react/modal'
import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { limits } from '@/lib/limits'
import { siteAddress } from '@/lib/search/docs-search/links'
import type { ModalSettings } from '@/lib/search/docs-search/modal-settings'
import { openSearch } from '@/lib/search/docs-search/open-search'
import { searchParameters } from '@/lib/search/docs-search/parameters'
import { screenOf } from '@/lib/search/docs-search/screen'
import { prepareStorage } from '@/lib/search/docs-search/storage'
import { watchSearch } from '@/lib/search/docs-search/watched-client'
import { follow } from './follow'
import { hitLink } from './hit-link'
import { ModalBoundary } from './ModalBoundary'
import { modalTranslations } from './modal-translations'
import { Screens } from './Screens'
import './docsearch.css'
import styles from './SearchModal.module.css'
import { useDialog } from './use-dialog'
import type { Opening } from './use-opening'

interface Props {
  readonly settings: ModalSettings
  readonly opening: Opening
  readonly onClose: () => void
  /** Follows a path inside the loaded document. */
  readonly onNavigate: (path: string) => void
}

/** The docs search; where it crashes, the page goes on. */
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

/** Opens the search itself, once a document. */
export function prepareSearch(settings: ModalSettings) {
  search ??= openSearch(settings)
  return search
}

/** The docs search in a dialog: DocSearch's modal, with what it lacks (messages, roles, keys) put around it. */
function Modal({ settings, opening, onClose, onNavigate }: Props) {
  const { texts, indexName } = settings
  const [watched] = useState(() => {
    prepareStorage(indexName)
    return watchSearch(prepareSearch(settings))
  })
  const [query, setQuery] = useState(opening.query)
  const state = useSyncExternalStore(watched.subscribe, watched.getState)
  const { dialog, content, messages } = useDialog(opening, settings, onClose)
  const screen = screenOf(query, state.answer)

  const changeQuery = (value: string) => {
    setQuery(value)
    if (value.trim() === '') watched.forget()
  }
  const go = (url: string) => {
    onClose()
    follow(url, settings.roots, onNavigate)
  }
  const latestGo = useRef(go)
  latestGo.current = go

  // DocSearch takes these at its first rendering.
  const [fixed] = useState(() => ({
    link: hitLink((url) => latestGo.current(url)),
    navigator: {
      navigate: ({ itemUrl }: { readonly itemUrl: string }) =>
        latestGo.current(itemUrl),
    },
    indices: [
      {
        name: indexName,
        searchParameters: searchParameters(
          settings.lang,
          innerWidth <= limits.docsSearch.narrowWidth,
        ),
      },
    ],
    client: (lite: DocSearchTransformClient) => ({
      ...lite,
      search: watched.search as unknown as DocSearchTransformClient['search'],
    }),
  }))

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
        // The backdrop closes; the focus is not to go to what was pressed.
        if (isBackdrop(event.target)) event.preventDefault()
      }}
    >
      {createPortal(
        <DocSearchModal
          appId={settings.hosted?.appId ?? 'embedded'}
          apiKey={settings.hosted?.apiKey ?? 'embedded'}
          indices={fixed.indices}
          transformSearchClient={fixed.client}
          transformItems={(hits) =>
            hits.map((hit) => ({
              ...hit,
              url: siteAddress(hit.url, settings.origin),
            }))
          }
          hitComponent={fixed.link}
          navigator={fixed.navigator}
          initialQuery={opening.query}
          initialScrollY={scrollY}
          maxResultsPerGroup={limits.docsSearch.hitsPerGroup}
          recentSearchesLimit={limits.docsSearch.recent}
          recentSearchesWithFavoritesLimit={
            limits.docsSearch.recentBesideFavorites
          }
          placeholder={texts.placeholder}
          translations={modalTranslations(texts)}
          onClose={onClose}
        />,
        content,
      )}
      {createPortal(
        <Screens
          screen={screen}
          state={state}
          settings={settings}
          onQuery={(value) => setInput(dialog.current, value)}
          onRetry={() => {
            watched.forget()
            dialog.current?.querySelector('input')?.focus()
          }}
        />,
        messages,
      )}
    </dialog>
  )
}

const isBackdrop = (target: EventTarget) =>
  target instanceof Element && target.matches('.DocSearch-Container')

/** Puts a query into the field as if it were typed. */
function setInput(dialog: HTMLElement | null, value: string): void {
  const input = dialog?.querySelector('input')
  if (!input) return
  const { set } =
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
