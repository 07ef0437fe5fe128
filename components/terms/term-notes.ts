import { isTap, termAt } from './events'
import { hideNote, isInNote, openTerm, showNote } from './show'

export { showNote }

/**
 * Milliseconds, so that a pointer that only passes over a word opens nothing, and one that moves into
 * the note does not close it.
 */
const delays = { open: 200, close: 300 } as const

let plan: ReturnType<typeof setTimeout> | undefined
let pointer = ''

function after(delay: number, job: () => void): void {
  clearTimeout(plan)
  plan = setTimeout(job, delay)
}

/**
 * Opens the note of a word under a resting pointer. The pointer may move into the note (WCAG
 * 1.4.13).
 */
function onOver({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return
  const link = termAt(target)
  if (link) after(delays.open, () => showNote(link))
  else if (isInNote(target)) clearTimeout(plan)
  else after(delays.close, hideNote)
}

function onFocus({ target }: FocusEvent): void {
  const link = termAt(target)
  clearTimeout(plan)
  if (link?.matches(':focus-visible')) showNote(link)
  else if (!isInNote(target)) hideNote()
}

function onDown({ target, pointerType }: PointerEvent): void {
  pointer = pointerType
  if (!isInNote(target) && termAt(target) !== openTerm()) hideNote()
}

/**
 * Shows the note at the first tap, because a finger cannot hover. A second tap follows the link, as
 * a click and the Enter key do.
 */
function onClick(event: MouseEvent): void {
  const link = termAt(event.target)
  clearTimeout(plan)
  if (!link) return
  if (!isTap(event, pointer) || openTerm() === link) {
    hideNote()
    return
  }
  event.preventDefault()
  showNote(link)
}

function onKey({ key }: KeyboardEvent): void {
  clearTimeout(plan)
  if (key === 'Escape') hideNote()
}

/** Shows the notes of explained words. Called once, for the whole document. */
export function bindNotes(): void {
  document.addEventListener('pointerover', onOver)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onDown)
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('keydown', onKey)
}
