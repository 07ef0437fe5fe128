import { closest } from '@/lib/client/closest'
import { onPage } from '@/lib/client/page'
import { unsay } from '@/lib/client/say'
import { store } from '@/lib/client/stored'
import {
  answerTo,
  choiceKey,
  choiceParameter,
  readChoice,
} from '@/lib/shared/choice'
import { copyCode } from './copy-code'
import { keepPlace } from './keep-place'
import { moveTab } from './tab-keys'

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
