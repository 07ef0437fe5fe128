/** The reader's version of a program; undefined while it is unchanged. */
export interface Draft {
  current: string | undefined
}

/** The changed programs of this tab, by page and name. They survive soft navigations. */
const drafts = new Map<string, string>()

/** The property of the history state that preserves them across a reload. */
const property = 'drafts'

/** The draft of a program of this page, in memory. */
export function draftOf(name: string): Draft {
  const key = `${location.pathname} ${name}`
  return {
    get current() {
      return drafts.get(key)
    },
    set current(text) {
      if (text === undefined) drafts.delete(key)
      else drafts.set(key, text)
      guard()
    },
  }
}

/** True when a program is changed, on this page or another. */
export const hasDrafts = () => drafts.size > 0

/** Makes the browser ask for confirmation before the document, and the changes, are discarded. */
function ask(event: Event): void {
  event.preventDefault()
  keepInEntry()
}

/** Stores the drafts in the history entry, as a browser does with the text of a form. */
const keepInEntry = () => setInEntry(Object.fromEntries(drafts))

/** Removes them from the entry: while the document is there, only the ones in memory are current. */
function forgetInEntry(): void {
  if (history.state?.[property]) setInEntry(undefined)
}

function setInEntry(kept: object | undefined): void {
  try {
    history.replaceState({ ...history.state, [property]: kept }, '')
  } catch {
    // Too large for this browser.
  }
}

/** Listens only while there are drafts: a beforeunload listener may disable the bfcache. */
function guard(): void {
  forgetInEntry()
  if (hasDrafts()) {
    addEventListener('beforeunload', ask)
    // Safari on phones does not support beforeunload.
    addEventListener('pagehide', keepInEntry)
    return
  }
  removeEventListener('beforeunload', ask)
  removeEventListener('pagehide', keepInEntry)
}

/** Restores the drafts after a reload. */
function restore(): void {
  const kept: unknown = history.state?.[property]
  for (const [key, text] of Object.entries(kept ?? {}))
    if (typeof text === 'string') drafts.set(key, text)
  guard()
}

if (typeof window !== 'undefined') {
  restore()
  // An entry still has them if the reader stayed when asked, or if the bfcache had the document.
  addEventListener('popstate', forgetInEntry)
}
