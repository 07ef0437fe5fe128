import { load } from '../load'
import { isTap } from './is-tap'
import { termAt } from './term-at'

/** Milliseconds until a tapped word is the link that it is without scripts. */
const patience = 1000

const kinds = ['pointerover', 'focusin', 'click'] as const

/** Loads what shows the notes of explained words when a reader first comes to one, and hands on what happened meanwhile. */
export function startTermNotes(): void {
  for (const kind of kinds) document.addEventListener(kind, onFirst, true)
}

let bound = false

async function onFirst(event: Event): Promise<void> {
  const link = termAt(event.target)
  if (!link || bound) return
  // A finger may be faster than the script: its tap must not leave the page.
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

/** What comes before the reader of a tapped word has waited for too long. */
function inTime<Loaded>(loading: Promise<Loaded>) {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, patience),
  )
  return Promise.race([loading, late])
}

/** Without them a word is a link to its entry. */
async function loadNotes() {
  try {
    return await load('term-notes', () => import('../parts/term-notes'))
  } catch (error) {
    console.warn('The notes of words could not be loaded:', error)
    return undefined
  }
}

/** Whether the reader is still there after the script has come. */
function isWanted({ type }: Event, link: Element): boolean {
  if (type === 'focusin') return link.matches(':focus-visible')
  return type === 'pointerover' && link.matches(':hover') && hovers()
}

const hovers = () => matchMedia('(hover: hover)').matches
