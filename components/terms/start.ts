import { load } from '@/lib/client/load'
import { isTap, termAt } from './events'

/** The timeout in milliseconds after which a tapped word is followed as a link, as without scripts. */
export const tapTimeout = 1000

const kinds = ['pointerover', 'focusin', 'click'] as const

/**
 * Loads the notes of explained words when a reader first hovers, focuses or taps a word, and replays
 * the event.
 */
export function startTermNotes(): void {
  for (const kind of kinds) document.addEventListener(kind, onFirst, true)
}

let bound = false

async function onFirst(event: Event): Promise<void> {
  const link = termAt(event.target)
  if (!link || bound) return
  // A tap may precede the script, and must not follow the link.
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

/** The loaded value, or undefined after the timeout of a tapped word. */
function inTime<Loaded>(loading: Promise<Loaded>) {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, tapTimeout),
  )
  return Promise.race([loading, late])
}

/** Loads the notes. Without them a word is a link to its entry. */
async function loadNotes() {
  try {
    return await load('term-notes', () => import('./term-notes'))
  } catch (error) {
    console.warn('The notes of words could not be loaded:', error)
    return undefined
  }
}

/** True if the pointer or the focus is still on the word once the script has loaded. */
function isWanted({ type }: Event, link: Element): boolean {
  if (type === 'focusin') return link.matches(':focus-visible')
  return type === 'pointerover' && link.matches(':hover') && hovers()
}

const hovers = () => matchMedia('(hover: hover)').matches
