import { moveTab } from './tab-keys'

const groupOf = (element: Element) => element.closest('[data-code-group]')

const tabsOf = (group: Element) =>
  Array.from(group.querySelectorAll<HTMLElement>('[role=tab]'))

function select(tab: Element): void {
  const group = groupOf(tab)
  if (!group) return
  for (const other of tabsOf(group)) {
    const chosen = other === tab
    other.setAttribute('aria-selected', String(chosen))
    other.tabIndex = chosen ? 0 : -1
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    panel?.toggleAttribute('data-active', chosen)
  }
}

function togglePreview(button: Element): void {
  const preview = groupOf(button)?.toggleAttribute('data-preview')
  button.setAttribute('aria-pressed', String(!preview))
}

/** Says something to screen readers through the document's one live region. */
function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

/** Copies what is shown (decision 14): hidden lines are not rendered, so `innerText` leaves them out. */
async function copy(button: HTMLElement): Promise<void> {
  const group = button.closest('[data-code-group], [data-code]')
  const code = group?.querySelector<HTMLElement>('[data-active] pre, :scope > pre')
  const label = button.textContent
  const { copy: copied, failed } = button.dataset
  const said = await navigator.clipboard
    .writeText(code?.innerText.trimEnd() ?? '')
    .then(() => copied, () => failed)
  button.textContent = said ?? label
  announce(said ?? '')
  setTimeout(() => {
    button.textContent = label
  }, 2000)
}

/** Listens for clicks and keys on the code groups of a document. Returns the function that stops it. */
export function bindCodeGroups(root: Document): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    if (button.role === 'tab') select(button)
    else if ('toggle' in button.dataset) togglePreview(button)
    else if ('copy' in button.dataset) void copy(button)
  }
  const onKey = (event: KeyboardEvent) => {
    const tab = event.target instanceof Element ? event.target.closest('[role=tab]') : null
    const group = tab && groupOf(tab)
    if (!tab || !group) return
    const tabs = tabsOf(group)
    const next = moveTab(tabs.findIndex((other) => other === tab), tabs.length, event.key)
    if (next === undefined) return
    event.preventDefault()
    tabs[next]?.focus()
  }
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKey)
  return () => {
    root.removeEventListener('click', onClick)
    root.removeEventListener('keydown', onKey)
  }
}
