import { ContentError } from '@/lib/site/content/content-error'
import { parseJson } from '@/lib/site/json-file'
import { lineOfEntry } from '@/lib/site/json-line'
import { nearestName } from '@/lib/site/nearest-name'
import type { Locale } from '@/site.config'
import { explain, type Term } from './read'
import { entriesSchema, type TermEntry } from './schema'

/**
 * Puts a language's entries into the term base. Terms without a new entry stay unchanged.
 *
 * @param source the text of the entries' file
 * @throws ContentError with file and line, for a wrong form and for a term that the base does not
 *   have
 */
export function mergeEntries(
  terms: readonly Term[],
  locale: Locale,
  source: string,
  file: string,
): readonly Term[] {
  const entries = entriesOf(source, file)
  const unknown = Object.keys(entries).filter(
    (id) => !terms.some((term) => term.id === id),
  )
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map((id) => ({
        file,
        line: lineOfEntry(source, id),
        message: `${id}: the term base has no such term; correct the id${meant(id, terms)}, or add the term with its English entry first (docs/terms.md, "Add a term")`,
      })),
    )
  return terms.map((term) => {
    const entry = entries[term.id]
    return entry
      ? { ...term, entries: { ...term.entries, [locale]: entry } }
      : term
  })
}

function meant(id: string, terms: readonly Term[]): string {
  const near = nearestName(
    id,
    terms.map((term) => term.id),
  )
  return near ? ` (did you mean "${near}"?)` : ''
}

function entriesOf(source: string, file: string): Record<string, TermEntry> {
  const result = entriesSchema.safeParse(parseJson(source, file))
  if (result.success) return result.data
  throw new ContentError(
    result.error.issues.map(({ path: [key, ...path], ...issue }) => {
      const id = String(key ?? 'file')
      return {
        file,
        line: lineOfEntry(source, id),
        message: explain(id, { ...issue, path }, true),
      }
    }),
  )
}

/** The ids of the terms that a language lacks, or has without a definition. */
export function missingTerms(
  terms: readonly Term[],
  locale: Locale,
): readonly string[] {
  return terms
    .filter(({ entries }) => !entries[locale]?.definition)
    .map(({ id }) => id)
}
