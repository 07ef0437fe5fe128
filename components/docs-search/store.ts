import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { load } from '@/lib/client/load'
import { visit } from '@/lib/client/navigate'
import { closeNotice } from '@/lib/client/notice'
import { forgetTexts, loadTexts } from '@/lib/client/texts'
import { addOwnEntry, type OwnEntry } from '@/lib/navigation/own-entry'
import type { ModalSettings } from '@/lib/search/modal-settings'
import { type Opening, openingAfter, openingWith } from './opening'
import { queryOf } from './query'
import type { DialogProps } from './SearchDialog'

/** The docs search of a document. */
export type DocsSearchState =
  | { readonly status: 'closed' | 'failed' }
  | { readonly status: 'loading'; readonly opening: Opening }
  | {
      readonly status: 'open'
      readonly opening: Opening
      readonly settings: ModalSettings
      readonly Dialog: ComponentType<DialogProps>
    }

export const closed: DocsSearchState = { status: 'closed' }

let state: DocsSearchState = closed
/** The history entry of the open dialog. */
let entry: OwnEntry | undefined
/** Settles once the entry of the last dialog is gone. */
let left: Promise<void> | undefined

const listeners = new Set<() => void>()

export const docsSearchState = (): DocsSearchState => state

/** Subscribes to the state of the docs search. Returns the unsubscribe. */
export function onDocsSearch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: DocsSearchState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the docs search. An empty query means the reader's selection. */
export async function openDocsSearch(query: string): Promise<void> {
  if (state.status === 'loading' || state.status === 'open') return
  closeNotice()
  const first = openingWith(query)
  change({ status: 'loading', opening: first })
  const typing = keepTyped()
  try {
    const [loaded, short] = await Promise.all([
      loadSearch(),
      queryOf(first.query),
      left,
    ])
    const { status, opening } = { opening: undefined, ...docsSearchState() }
    if (status !== 'loading' || !opening) return
    entry = addOwnEntry(closeDocsSearch)
    const isTyped = opening !== first
    // Synchronously, so that the next typed key reaches the field.
    flushSync(() =>
      change({
        status: 'open',
        opening: isTyped ? opening : { ...first, query: short },
        ...loaded,
      }),
    )
  } catch (error) {
    console.warn('The docs search could not be loaded:', error)
    if (docsSearchState().status === 'loading') failDocsSearch()
  } finally {
    typing.abort()
  }
}

/** Prefetches the docs search, unless the reader saves data. */
export function prefetchDocsSearch(): void {
  if (!navigator.connection?.saveData) loadSearch().catch(() => {})
}

export function closeDocsSearch(): void {
  if (state.status !== 'closed') change(closed)
  if (entry) left = entry.leave()
  entry = undefined
}

/** Closes the docs search and reports a failure. The next opening loads its texts again. */
export function failDocsSearch(): void {
  forgetTexts()
  closeDocsSearch()
  change({ status: 'failed' })
}

/** Closes the docs search and shows a page, once the dialog's history entry is gone. */
export async function followHit(href: string): Promise<void> {
  flushSync(closeDocsSearch)
  await left
  // After the effects of the removed dialog: in one of them DocSearch scrolls the page back.
  await new Promise((resolve) => setTimeout(resolve))
  visit(href)
}

async function loadSearch() {
  const [{ SearchDialog, searchOf }, { docsSearch }] = await Promise.all([
    load('SearchDialog', () => import('./SearchDialog')),
    loadTexts(),
  ])
  // The full text loads while the dialog opens.
  searchOf(docsSearch)
  return { Dialog: SearchDialog, settings: docsSearch }
}

/**
 * Collects typed keys until the dialog has a field for them. Escape cancels the opening.
 *
 * @returns the controller that ends this
 */
function keepTyped(): AbortController {
  const typing = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    if (state.status !== 'loading') return
    const opening = openingAfter(state.opening, event)
    if (event.key === 'Escape') closeDocsSearch()
    else if (opening) change({ status: 'loading', opening })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { signal } = typing
  document.addEventListener('keydown', onKey, { capture: true, signal })
  return typing
}
