import { ContentError } from '@/lib/content/content-error'
import type { Locale } from '@/site.config'
import { explain, type Term } from './read'
import { entriesSchema, type TermEntry } from './schema'

/**
 * The term base with a language's entries put in; terms that the entries do not name stay as they are.
 * Throws a ContentError, naming the file of the entries, for a wrong form and for a term that the base does not have.
 */
export function mergeEntries(
  terms: readonly Term[],
  locale: Locale,
  given: unknown,
  file: string,
): readonly Term[] {
  const entries = entriesOf(given, file)
  const unknown = Object.keys(entries).filter(
    (id) => !terms.some((term) => term.id === id),
  )
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map((id) => ({
        file,
        line: 1,
        message: `${id}: the base has no such term; correct the id, or add the term with its English entry first`,
      })),
    )
  return terms.map((term) => {
    const entry = entries[term.id]
    return entry
      ? { ...term, entries: { ...term.entries, [locale]: entry } }
      : term
  })
}

function entriesOf(given: unknown, file: string): Record<string, TermEntry> {
  const result = entriesSchema.safeParse(given)
  if (result.success) return result.data
  throw new ContentError(
    result.error.issues.map(({ path, ...issue }) => ({
      file,
      line: 1,
      message: explain(String(path[0] ?? 'file'), {
        ...issue,
        path: path.slice(1),
      }),
    })),
  )
}

/** Ids of the terms that a language lacks, or has without a definition. */
export function missingTerms(
  terms: readonly Term[],
  locale: Locale,
): readonly string[] {
  return terms
    .filter(({ entries }) => !entries[locale]?.definition)
    .map(({ id }) => id)
}
