import { setBusy } from '../busy'
import { load } from '../load'
import { addOwnEntry, type OwnEntry } from '../navigation/own-entry'
import { visit } from '../navigation/visit'
import { closeNotice, showNotice } from '../notice'
import { forgetTexts, loadTexts } from '../texts'
import { type Opening, openingAfter, openingWith } from './opening'
import { searchButton, searchButtonOf } from './search-button'

/** The search that is open, or being loaded. */
let opening: Opening | undefined
/** The history entry of the open modal. */
let entry: OwnEntry | undefined
/** Settles once the entry of the last modal is gone. */
let left: Promise<void> | undefined

/**
 * Opens the docs search by its button. Its scripts are prefetched when a pointer or the focus comes
 * near.
 */
export function startDocsSearch(): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, onNear, { passive: true })
  document.addEventListener('click', ({ target }) => {
    const button = searchButtonOf(target)
    if (!button) return
    // Safari gives a clicked button no focus, and the modal gives it back to where it was.
    button.focus({ preventScroll: true })
    void openDocsSearch('')
  })
}

function onNear({ target }: Event): void {
  if (searchButtonOf(target) && !navigator.connection?.saveData)
    loadModal().catch(() => {})
}

/**
 * Opens the docs search. An empty query leaves it to the reader's selection. A notice tells of a
 * failure.
 */
export async function openDocsSearch(query: string): Promise<void> {
  if (opening) return
  closeNotice()
  opening = openingWith(query)
  const waiting = keepTyped()
  const button = searchButton()
  setBusy(button, true)
  try {
    const modal = await loadModal()
    await left
    if (!opening || waiting.signal.aborted) return
    entry = addOwnEntry(() => {
      modal.close()
      close()
    })
    modal.open(opening, { onClose: close, onCrash })
  } catch (error) {
    console.warn('The docs search could not be loaded:', error)
    if (!waiting.signal.aborted) fail()
  } finally {
    waiting.abort()
    setBusy(button, false)
  }
}

function close(): void {
  opening = undefined
  if (entry) left = entry.leave()
  entry = undefined
}

function fail(): void {
  close()
  showNotice(searchButton()?.dataset.failed ?? '')
}

/** Handles a crash of the modal: the next opening loads its texts again. */
function onCrash(): void {
  forgetTexts()
  fail()
}

async function loadModal() {
  const [{ mountDocsSearch }, { docsSearch }] = await Promise.all([
    load('docs-search', () => import('@/components/islands/docs-search/mount')),
    loadTexts(),
  ])
  return mountDocsSearch(docsSearch, (href) => void follow(href))
}

/** Shows a page from the modal, once the modal's history entry is gone. */
async function follow(href: string): Promise<void> {
  await left
  await visit(href)
}

/**
 * Collects typed keys until the modal has a field for them. Escape cancels the opening.
 *
 * @returns what ends this
 */
function keepTyped(): AbortController {
  const waiting = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    const next = opening && openingAfter(opening, event)
    if (event.key === 'Escape') {
      close()
      waiting.abort()
    } else if (next) opening = next
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { signal } = waiting
  document.addEventListener('keydown', onKey, { capture: true, signal })
  return waiting
}
