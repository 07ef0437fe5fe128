import { load } from '../load'
import { isTap, termAt } from './events'

/** Milliseconds after which a tapped word acts as the plain link that it is without scripts. */
export const patience = 1000

const kinds = ['pointerover', 'focusin', 'click'] as const

/**
 * Loads the notes of explained words when a reader first comes to a word, and repeats what the
 * reader did meanwhile.
 */
export function startTermNotes(): void {
  for (const kind of kinds) document.addEventListener(kind, onFirst, true)
}

let bound = false

async function onFirst(event: Event): Promise<void> {
  const link = termAt(event.target)
  if (!link || bound) return
  // A finger may be faster than the script: the tap must not leave the page.
  const tapped = event instanceof MouseEvent && isTap(event)
  if (tapped) event.preventDefault()
  const loaded = await (tapped ? inTime(loadNotes()) : loadNotes())
  if (!loaded) {
    if (tapped) location.assign(link.href)
    return
  }
  if (!bound) loaded.bindNotes()
  bound = true
  if (tapped || isWanted(event, link)) loaded.showNote(link)
  for (const kind of kinds) document.removeEventListener(kind, onFirst, true)
}

/** The result of a loading, or undefined after the reader of a tapped word has waited too long. */
function inTime<Loaded>(loading: Promise<Loaded>) {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, patience),
  )
  return Promise.race([loading, late])
}

/** Loads the notes. Without them a word is a link to its entry. */
async function loadNotes() {
  try {
    return await load('term-notes', () => import('../parts/term-notes'))
  } catch (error) {
    console.warn('The notes of words could not be loaded:', error)
    return undefined
  }
}

/** True when the reader is still at the word once the script has loaded. */
function isWanted({ type }: Event, link: Element): boolean {
  if (type === 'focusin') return link.matches(':focus-visible')
  return type === 'pointerover' && link.matches(':hover') && hovers()
}

const hovers = () => matchMedia('(hover: hover)').matches
