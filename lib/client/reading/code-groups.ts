import { closest } from '@/lib/client/closest'
import { onPage } from '@/lib/client/page'
import { say, unsay } from '@/lib/client/say'
import { store } from '@/lib/client/stored'
import {
  answerTo,
  choiceKey,
  choiceParameter,
  readChoice,
} from '@/lib/shared/choice'
import { programOf, textIn } from './program-of'

const groupOf = (element: Element) => element.closest('[data-code-group]')

const tabsOf = (group: Element) =>
  Array.from(group.querySelectorAll<HTMLElement>('[role=tab]'))

const panelOf = (tab: Element) =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '')

function show(group: Element, tab: Element): void {
  for (const other of tabsOf(group)) {
    const chosen = other === tab
    other.setAttribute('aria-selected', String(chosen))
    other.tabIndex = chosen ? 0 : -1
    panelOf(other)?.toggleAttribute('data-active', chosen)
  }
}

/** Shows in every group the tab for a choice. A group without one stays as it is. */
function showChoice(choice: string): void {
  for (const group of document.querySelectorAll('[data-code-group]')) {
    const tabs = tabsOf(group)
    const offered = tabs.map((tab) => panelOf(tab)?.dataset.choice ?? '')
    const answer = answerTo(choice, offered)
    const tab = answer && tabs[offered.indexOf(answer)]
    if (tab) show(group, tab)
  }
}

/** The reader's choice: that of the link, else the stored one (decision 14). */
function currentChoice(): string | undefined {
  const fromLink = new URLSearchParams(location.search).get(choiceParameter)
  return (
    readChoice(fromLink) ??
    readChoice(document.documentElement.dataset.code ?? null)
  )
}

/** Applies the reader's choice to the groups of a new page. */
function adoptChoice(): void {
  const choice = currentChoice()
  if (choice) showChoice(choice)
  for (const group of document.querySelectorAll('[data-code-group]'))
    group.setAttribute('data-bound', '')
}

/** Changes the page and scrolls, so that an element stays at its place on the screen. */
export function keepPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  change()
  scrollBy({
    top: element.getBoundingClientRect().top - before,
    behavior: 'instant',
  })
}

/**
 * Makes the language of a tab the choice for all groups, pages and visits. The tab stays at its
 * place on the screen.
 */
function pick(tab: Element): void {
  const group = groupOf(tab)
  if (!group) return
  const choice = readChoice(panelOf(tab)?.dataset.choice ?? null)
  keepPlace(tab, () => {
    if (choice) {
      document.documentElement.dataset.code = choice
      showChoice(choice)
      // Where storage is blocked, the choice holds for this document.
      store(choiceKey, choice)
    }
    show(group, tab)
  })
}

function togglePreview(button: Element): void {
  const preview = groupOf(button)?.toggleAttribute('data-preview')
  button.setAttribute('aria-pressed', String(!preview))
}

/** Copies the code that a button stands beside. */
async function copyCode(button: HTMLElement): Promise<void> {
  const { copy: copied = '', failed = '' } = button.dataset
  try {
    await navigator.clipboard.writeText(codeOf(button))
    say(button, copied)
  } catch {
    // The browser refuses, or has no clipboard for pages over plain HTTP.
    say(button, failed)
  }
}

/** The text of a block, or the whole program of a group's visible tab (decision 14). */
function codeOf(button: Element): string {
  const box = button.closest('[data-code], [data-code-group]')
  const panel = box?.querySelector('[data-active]')
  return panel ? programOf(panel) : textIn(box, 'code')
}

function onClick(event: Event): void {
  const button = closest(event.target, 'button')
  if (!button) return
  if ('copy' in button.dataset) void copyCode(button)
  const isTab = button.getAttribute('role') === 'tab'
  if (!isTab && !('toggle' in button.dataset)) return
  // "Copied" would be said of another program than the one that shows then.
  unsay()
  if (isTab) pick(button)
  else togglePreview(button)
}

/**
 * The tab to which an arrow key moves the focus, with wraparound (specification section 4);
 * undefined for other keys. Space and Enter select without a script, because tabs are buttons.
 */
export function moveTab(
  index: number,
  count: number,
  key: string,
): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  return undefined
}

function onKey(event: KeyboardEvent): void {
  const tab = closest(event.target, '[role=tab]')
  const group = tab && groupOf(tab)
  if (!tab || !group) return
  const tabs = tabsOf(group)
  const next = moveTab(tabs.indexOf(tab), tabs.length, event.key)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

/** Starts the tabs and buttons of all code groups. */
export function startCodeGroups(): void {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  onPage(adoptChoice)
}
