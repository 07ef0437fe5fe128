import { notePosition } from './position'

let box: HTMLElement | undefined
let word: HTMLAnchorElement | undefined

/** The word whose note is shown. */
export function openTerm(): HTMLAnchorElement | undefined {
  return box?.matches(':popover-open') ? word : undefined
}

/** True when a node belongs to the note. */
export function isInNote(node: EventTarget | null): boolean {
  return node instanceof Node && (box?.contains(node) ?? false)
}

/** Shows a word's definition beside it, with a link to its entry. */
export function showNote(link: HTMLAnchorElement): void {
  const definition = document.getElementById(
    link.getAttribute('aria-describedby') ?? '',
  )
  const article = link.closest('article')
  if (!definition || !article) return
  box ??= makeBox()
  word = link
  const text = document.createElement('p')
  text.textContent = definition.textContent
  const more = document.createElement('a')
  more.href = link.href
  more.textContent = definition.parentElement?.dataset.notes ?? ''
  box.replaceChildren(text, more)
  if (!article.contains(box)) article.append(box)
  if (!box.matches(':popover-open')) box.showPopover()
  place(box, link)
}

/** Hides the note. */
export function hideNote(): void {
  if (box?.matches(':popover-open')) box.hidePopover()
}

function makeBox(): HTMLElement {
  const made = document.createElement('div')
  made.popover = 'manual'
  made.dataset.note = ''
  return made
}

function place(note: HTMLElement, link: HTMLAnchorElement): void {
  const rect = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect()
  const { left, top } = notePosition(rect, note.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    covered: Math.max(0, header?.bottom ?? 0),
  })
  note.style.left = `${left + scrollX}px`
  note.style.top = `${top + scrollY}px`
}
