import { answerTo } from '@/lib/client/errors/answer'
import { readQuery } from '@/lib/client/errors/query'
import { programOf, type Row } from '@/lib/client/errors/rows'
import type { RanTransaction } from '@/lib/client/run/events'
import type { BookLink } from '@/lib/shared/island-texts'

/** What the book's page of error codes says of an error. */
export interface Explanation {
  readonly href: string
  /** Code and name, as logs print them. */
  readonly title: string
  readonly text: string
  readonly lang: string
  /** The section that tells more, where there is one. */
  readonly more?: BookLink | undefined
}

const pages = new Map<string, Promise<readonly Row[]>>()

/**
 * Finds the error of a transaction on the page of error codes, which is fetched once.
 *
 * @returns undefined for an error that the page does not have
 * @throws when the page does not come
 */
export async function explain(
  transaction: RanTransaction,
  errorsHref: string,
): Promise<Explanation | undefined> {
  const rows = await rowsOf(errorsHref)
  const { kind, rows: found } = answerTo(readQuery(textOf(transaction)), rows)
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
  const [, ...texts] = element.querySelectorAll('dd')
  const help = texts.at(-1)
  const link = help?.querySelector('a')
  const text = help?.textContent ?? ''
  const title = link?.textContent ?? ''
  return {
    href: `${errorsHref}#${element.id}`,
    title: `${decimal} ${name}`,
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
  return Array.from(sections, programOf).flatMap(({ rows }) => rows)
}
