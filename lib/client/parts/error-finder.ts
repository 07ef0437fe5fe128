import { hashId } from '@/lib/client/navigation/addresses'
import { answerTo } from '../errors/answer'
import { answerLines } from '../errors/lines'
import { readQuery } from '../errors/query'
import { type Program, programOf, type Row } from '../errors/rows'

/** Characters of a log that are read: more of them would hold the page. */
const longestLog = 100_000

/** Shows those of a program's rows that were found. */
function show({ section, folded, rows }: Program, found: ReadonlySet<Row>) {
  const matching = rows.filter((row) => found.has(row))
  for (const row of rows) row.element.hidden = !found.has(row)
  section.hidden = matching.length === 0
  const isFiltered = matching.length < rows.length
  if (folded) {
    const inside = matching.filter(({ element }) => folded.contains(element))
    folded.hidden = inside.length === 0
    folded.open = isFiltered && inside.length > 0
  }
}

/** Unfolds the row of the address, highlights it and scrolls to it. */
function reveal(): void {
  for (const target of document.querySelectorAll('[data-target]'))
    target.removeAttribute('data-target')
  const row = document.getElementById(hashId(location.hash))
  if (!row?.closest('[data-own-addresses]')) return
  row.setAttribute('data-target', '')
  const folded = row.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  row.scrollIntoView()
}

/**
 * Answers what a reader types or pastes, and opens the fold around the row of the address, until
 * the signal ends it.
 */
export function findErrors(field: HTMLTextAreaElement, signal: AbortSignal) {
  const article = field.closest('article')
  const status = article?.querySelector<HTMLElement>('[role="status"]')
  const ownErrors = article?.querySelector<HTMLElement>('[data-own-errors]')
  const nothing = article?.querySelector<HTMLElement>('[data-nothing]')
  if (!article || !status || !ownErrors || !nothing) return
  const programs = Array.from(
    article.querySelectorAll<HTMLElement>('section:not([data-own-errors])'),
    programOf,
  )
  const rows = programs.flatMap((program) => program.rows)
  const nameOf = (program: string | undefined) =>
    program &&
    (programs.find(({ address }) => address === program)?.name ?? program)
  const find = () => {
    // What failed stands at the end of a log.
    const query = readQuery(field.value.slice(-longestLog))
    const answer = answerTo(query, rows)
    const found = new Set(answer.rows)
    for (const program of programs) show(program, found)
    const isAsked = field.value.trim() !== ''
    ownErrors.hidden = isAsked && answer.kind !== 'own'
    nothing.hidden = !isAsked || answer.kind !== 'nothing'
    const lines = isAsked
      ? answerLines(query, answer, status.dataset, nameOf(query.program))
      : []
    status.replaceChildren(...lines.map(paragraph))
  }
  field.addEventListener('input', find, { signal })
  addEventListener('hashchange', reveal, { signal })
  // A soft navigation changes the address without a hashchange event.
  window.navigation?.addEventListener('currententrychange', reveal, { signal })
  if (field.value) find()
  reveal()
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
