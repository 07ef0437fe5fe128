import { hashId } from '@/lib/client/navigation/hash-id'
import {
  type ErrorQuery,
  type ErrorText,
  matchesError,
  readQuery,
} from '../errors/filter'

interface Row extends ErrorText {
  readonly element: HTMLElement
}

interface Program {
  readonly section: HTMLElement
  readonly folded: HTMLDetailsElement | null
  readonly rows: readonly Row[]
}

function programOf(section: HTMLElement): Program {
  const { address } = section.dataset
  const name = section.querySelector('h2')?.textContent ?? ''
  const elements = section.querySelectorAll<HTMLElement>('dl > div')
  return {
    section,
    folded: section.querySelector('details'),
    rows: Array.from(elements, (element) => ({
      element,
      address,
      decimal: element.querySelector('dt span')?.textContent ?? '',
      text: `${name} ${element.textContent}`.toLowerCase(),
    })),
  }
}

/** Shows the rows that answer, and returns how many there are. */
function show({ section, folded, rows }: Program, query: ErrorQuery): number {
  const shown = rows.filter((row) => matchesError(row, query))
  for (const row of rows) row.element.hidden = !shown.includes(row)
  section.hidden = shown.length === 0
  const isFiltered = shown.length < rows.length
  if (folded) {
    const inside = shown.filter(({ element }) => folded.contains(element))
    folded.hidden = inside.length === 0
    folded.open = isFiltered && inside.length > 0
  }
  return shown.length
}

/** Unfolds the row that the address names, marks it and brings it into view. */
function reveal(): void {
  for (const marked of document.querySelectorAll('[data-target]'))
    marked.removeAttribute('data-target')
  const row = document.getElementById(hashId(location.hash))
  if (!row?.closest('[data-own-addresses]')) return
  row.setAttribute('data-target', '')
  const folded = row.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  row.scrollIntoView()
}

/** Lets a reader filter the errors, and opens the fold around the one that the address names, until the signal ends it. */
export function findErrors(field: HTMLInputElement, signal: AbortSignal): void {
  const article = field.closest('article')
  const status = article?.querySelector<HTMLElement>('[data-found]')
  if (!article || !status) return
  const sections = article.querySelectorAll<HTMLElement>('section')
  const programs = Array.from(sections, programOf)
  const addresses = programs.flatMap(
    ({ section }) => section.dataset.address ?? [],
  )
  const filter = () => {
    const query = readQuery(field.value, addresses)
    const counts = programs.map((program) => show(program, query))
    const count = counts.reduce((sum, each) => sum + each, 0)
    status.textContent = field.value.trim()
      ? (status.dataset.found ?? '').replace('{count}', String(count))
      : ''
  }
  field.addEventListener('input', filter, { signal })
  addEventListener('hashchange', reveal, { signal })
  // A link inside the loaded document changes the address without a hashchange.
  window.navigation?.addEventListener('currententrychange', reveal, { signal })
  if (field.value) filter()
  reveal()
}
