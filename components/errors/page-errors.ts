import { canonicalPath, hashId } from '@/lib/navigation/addresses'
import { type Program, type Row, readSection } from './rows'

/** The errors of a page, by program, and what filters them. */
export function errorsIn(article: Element) {
  const programs = Array.from(
    article.querySelectorAll<HTMLElement>('section:not([data-own-errors])'),
    readSection,
  )
  const ownErrors = article.querySelector<HTMLElement>('[data-own-errors]')
  return {
    rows: programs.flatMap((program) => program.rows),
    /** The name of a program by its address; the address if the page does not list it. */
    nameOf: (program: string | undefined) =>
      program &&
      (programs.find(({ address }) => address === program)?.name ?? program),
    /** Shows only the rows that were found, and with `withOwn` the rule of a program's own errors. */
    show(found: ReadonlySet<Row>, withOwn: boolean) {
      for (const program of programs) showProgram(program, found)
      if (ownErrors) ownErrors.hidden = !withOwn
    },
  }
}

function showProgram(
  { section, folded, rows }: Program,
  found: ReadonlySet<Row>,
) {
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

/**
 * Opens the fold around the row of the address, and marks the row. A link to a hidden row clears the
 * filter.
 *
 * @param showAll clears the filter
 * @returns the function that ends this
 */
export function followAddress(showAll: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const followHash = () => {
    const target = targetOf(location)
    const wasHidden = isHidden(target)
    if (wasHidden) showAll()
    reveal()
    if (wasHidden) target?.scrollIntoView()
  }
  addEventListener('hashchange', followHash, { signal })
  // A soft navigation changes the address without a hashchange event. So does the active heading,
  // while a reader scrolls through what the filter shows.
  window.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType }) =>
      navigationType === 'push' ? followHash() : reveal(),
    { signal },
  )
  // In the capture phase: following the click scrolls to the target.
  document.addEventListener(
    'click',
    (event) => isHidden(clickedTarget(event)) && showAll(),
    { capture: true, signal },
  )
  reveal()
  return () => end.abort()
}

/** Unfolds the row of the address, highlights it and scrolls to it. */
function reveal(): void {
  for (const target of document.querySelectorAll('[data-target]'))
    target.removeAttribute('data-target')
  const row = targetOf(location)
  if (!row?.closest('[data-own-addresses]')) return
  row.setAttribute('data-target', '')
  const folded = row.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  row.scrollIntoView()
}

const targetOf = ({ hash }: { readonly hash: string }) =>
  document.getElementById(hashId(hash))

/** True for a row or a section that the filter hides. */
const isHidden = (target: HTMLElement | null | undefined) =>
  target?.closest('article [hidden]') != null

/** The target of the link that was clicked, where it is on this page. */
function clickedTarget({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link) return undefined
  const path = canonicalPath(link.pathname)
  return path === canonicalPath(location.pathname) ? targetOf(link) : undefined
}
