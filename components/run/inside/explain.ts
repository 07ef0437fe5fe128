import { findErrors } from '@/components/errors/find-errors'
import { readPasted } from '@/components/errors/pasted'
import { type Row, readSection } from '@/components/errors/rows'
import type { BookLink } from '@/lib/islands/island-texts'
import type { RanTransaction } from '@/packages/program-runner/src/protocol/events'

/** What the book's page of error codes says about an error. */
export interface Explanation {
  readonly href: string
  /** Code and name, as logs print them. */
  readonly title: string
  readonly text: string
  readonly lang: string
  /** The section with more about it, if there is one. */
  readonly more?: BookLink | undefined
}

const pages = new Map<string, Promise<readonly Row[]>>()

/**
 * Finds the error of a transaction on the page of error codes, which is fetched once.
 *
 * @returns undefined for an error that the page does not have
 * @throws when the page does not load
 */
export async function explain(
  transaction: RanTransaction,
  errorsHref: string,
): Promise<Explanation | undefined> {
  const rows = await rowsOf(errorsHref)
  const { kind, rows: found } = findErrors(
    readPasted(textOf(transaction)),
    rows,
  )
  const [row] = found
  return row && kind === 'listed' ? explanationOf(row, errorsHref) : undefined
}

/** The log where a program failed; otherwise the runtime's own words. */
function textOf({ logs, error = '' }: RanTransaction): string {
  const log = logs.join('\n')
  return log.includes(' failed: ') ? log : error
}

function explanationOf(row: Row, errorsHref: string): Explanation {
  const { element, decimal, name } = row
  const texts = Array.from(element.querySelectorAll('dd'))
  const help = texts.filter((text) => text.textContent !== name).at(-1)
  const link = help?.querySelector('a')
  const text = help?.textContent ?? ''
  const title = link?.textContent ?? ''
  return {
    href: `${errorsHref}#${element.id}`,
    title: `${decimal} ${name}`.trim(),
    text: (title ? text.replace(title, '') : text).trim(),
    lang: help?.closest<HTMLElement>('[lang]')?.lang ?? '',
    more: link ? { href: link.getAttribute('href') ?? '', title } : undefined,
  }
}

function rowsOf(href: string): Promise<readonly Row[]> {
  const known = pages.get(href)
  if (known) return known
  const coming = readRows(href)
  pages.set(href, coming)
  coming.catch(() => pages.delete(href))
  return coming
}

async function readRows(href: string): Promise<readonly Row[]> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} from ${href}`)
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  )
  const sections = page.querySelectorAll<HTMLElement>(
    'article section:not([data-own-errors])',
  )
  return Array.from(sections, readSection).flatMap(({ rows }) => rows)
}
