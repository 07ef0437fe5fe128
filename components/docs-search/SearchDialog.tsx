import { DocSearchModal } from '@docsearch/react/modal'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { setField } from '@/lib/islands/set-field'
import { docsSearchLimits } from '@/lib/limits'
import { isComposing } from '@/lib/search/composing'
import { isK } from '@/lib/search/hot-keys'
import type { ModalSettings } from '@/lib/search/modal-settings'
import { modalProps } from './modal-props'
import { openSearch } from './open-search'
import type { Opening } from './opening'
import { queryOf, shortQuery } from './query'
import { screenOf } from './results/screen'
import { Screens } from './Screens'
import { SearchBoundary } from './SearchBoundary'
import { cleanHistory, prepareStorage } from './storage'
import { watchSearch } from './watched-client'
import './search-dialog.css'
import { useSearchState } from './use-search-state'

export interface DialogProps {
  readonly settings: ModalSettings
  readonly opening: Opening
  readonly onClose: () => void
  readonly onCrash: () => void
  /** Closes the dialog and shows a page of the site. */
  readonly onVisit: (href: string) => void
}

let opened: ReturnType<typeof openSearch> | undefined

/** The search itself, for the lifetime of the document. */
export function searchOf(settings: ModalSettings) {
  opened ??= openSearch(settings)
  return opened
}

/** The docs search. If it crashes, the page still works. */
export function SearchDialog(props: DialogProps) {
  return (
    <SearchBoundary onCrash={props.onCrash}>
      <Dialog {...props} />
    </SearchBoundary>
  )
}

/**
 * DocSearch's modal in a dialog, which gives it a role and a name, traps the focus, and returns it.
 */
function Dialog({ settings, opening, onClose, onVisit }: DialogProps) {
  const { texts, indexName, hosted } = settings
  const dialog = useRef<HTMLDialogElement>(null)
  const [query] = useState(() => shortQuery(opening.query))
  const [search] = useState(() => {
    prepareStorage(indexName)
    return watchSearch(searchOf(settings), query.trim() !== '')
  })
  const { pending, answer } = useSearchState(search)
  const field = () => dialog.current?.querySelector('input')

  useLayoutEffect(() => {
    const box = dialog.current
    const input = field()
    if (!box || !input) return
    withoutRole(box.querySelector('.DocSearch-Container'))
    input.maxLength = docsSearchLimits.queryLength
    box.showModal()
    if (opening.fromSelection) input.select()
    return () => {
      // Safari scrolls to a focused field when it is removed, and this one is at the end of the page.
      input.blur()
      box.close()
      const { activeElement: opener } = document
      // After that, a field takes no keys until its selection is set again.
      if (opener instanceof HTMLInputElement)
        opener.setSelectionRange(opener.value.length, opener.value.length)
      cleanHistory(indexName)
    }
  }, [])

  // One element for the lifetime of the dialog: DocSearch renders when its own state changes, not
  // when ours does.
  const [modal] = useState(() => (
    <DocSearchModal
      {...modalProps(settings, { search: search.search, onVisit, onClose })}
      initialQuery={query}
      footerAction={
        <Screens
          search={search}
          settings={settings}
          onQuery={(text) => {
            const input = field()
            if (input) setField(input, text)
            input?.focus()
          }}
          onRetry={() => {
            search.forget()
            // DocSearch searches when its field gets the focus.
            field()?.focus()
          }}
          onVisit={onVisit}
        />
      }
    />
  ))

  return (
    <dialog
      ref={dialog}
      className="docs-search"
      aria-label={texts.button}
      data-screen={screenOf(pending, answer)}
      data-pending={pending || undefined}
      data-hosted={hosted ? '' : undefined}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && !target.value.trim())
          search.forget()
      }}
      onReset={search.forget}
      onSubmit={() => followFirst(search, field())}
      onPaste={shortenPasted}
      onCancel={onClose}
      onKeyDownCapture={(event) => {
        // In Safari, the Enter that ends a composition would make DocSearch follow a hit.
        if (isComposing(event.nativeEvent)) event.stopPropagation()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || isSearchKey(event)) {
          event.preventDefault()
          // Preact removes the dialog at once, and the page's shortcuts would open it again.
          event.stopPropagation()
          onClose()
        }
        if (event.key === 'Tab') keepInside(event)
      }}
      onMouseDown={(event) => {
        // A press on the backdrop closes the dialog and must not move the focus.
        if (!isInModal(event.target)) event.preventDefault()
      }}
    >
      {/* In a section, DocSearch's header and footer are not landmarks of the page. */}
      <section>{modal}</section>
    </dialog>
  )
}

/**
 * Removes the role of DocSearch's outermost element, a button, because the dialog is around it.
 * DocSearch never writes these attributes again.
 */
function withoutRole(container: Element | null): void {
  container?.setAttribute('role', 'none')
  for (const name of [
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-labelledby',
  ])
    container?.removeAttribute(name)
}

const isInModal = (target: EventTarget) =>
  target instanceof Element && target.closest('.DocSearch-Modal') !== null

const isSearchKey = (event: KeyboardEvent) =>
  isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey

/** Moves the focus from the last control to the first and back. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input'),
  ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
  const from = stops.at(event.shiftKey ? 0 : -1)
  if (document.activeElement !== from) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

/**
 * Shortens pasted text that does not fit into the field. The browser would cut it at the end, where
 * a log line has its error.
 */
function shortenPasted(event: ClipboardEvent): void {
  const { target: input, clipboardData } = event
  if (!(input instanceof HTMLInputElement)) return
  const { value, selectionStart, selectionEnd } = input
  const before = value.slice(0, selectionStart ?? value.length)
  const after = value.slice(selectionEnd ?? value.length)
  const whole = before + clipboardData.getData('text') + after
  if (whole.length <= docsSearchLimits.queryLength) return
  event.preventDefault()
  void queryOf(whole).then((query) => setField(input, query))
}

/**
 * Follows the first hit of a query that was submitted before any hit had arrived. DocSearch cancels
 * the search on that Enter, so it starts again.
 */
function followFirst(
  search: ReturnType<typeof watchSearch>,
  input: HTMLInputElement | null | undefined,
): void {
  if (!input || !search.getState().pending) return
  const sent = input.value
  const end = search.subscribe(({ pending }) => {
    if (pending) return
    end()
    // DocSearch receives the hits after this listener.
    setTimeout(() => {
      if (input.value === sent)
        input.dispatchEvent(
          new globalThis.KeyboardEvent('keydown', {
            key: 'Enter',
            bubbles: true,
          }),
        )
    })
  })
  input.blur()
  input.focus()
}
