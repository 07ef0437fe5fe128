import type { z } from 'zod'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import { ContentError, type Problem } from '@/lib/content/content-error'
import { parseJson } from '@/lib/files/json-file'
import { lineOfEntry } from '@/lib/files/json-line'
import { cureOfName } from '@/lib/text/nearest-name'
import type { Locale } from '@/site.config'
import { entrySchema, type TermEntry, termSchema } from './schema'

/** The file of the term base, for all languages. */
export const termsFile = 'content/terms.json'

/** A term of the book. */
export interface Term {
  /** The id in every language: `associated-token-account`. */
  readonly id: string
  /** The English page or heading that explains the term, `core-concepts/pdas#off-curve`. */
  readonly page: string
  /** True for terms that readers already know; pages explain them only if there is room. */
  readonly basic: boolean
  readonly entries: Readonly<Partial<Record<Locale, TermEntry>>>
}

const known: FileMemo<readonly Term[]> = new Map()

/**
 * All terms in the order of their ids. Throws a ContentError with every fault of the file's form.
 */
export function readTerms(): readonly Term[] {
  return fromFile(known, termsFile, parseTerms)
}

/** Parses a term base. Throws a ContentError with file, line, term and cure. */
export function parseTerms(source: string): readonly Term[] {
  const problems: Problem[] = []
  const terms = Object.entries(parseJson(source, termsFile)).map(
    ([id, value]) => {
      const result = termSchema.safeParse(value)
      if (result.success) {
        const { page, basic = false, ...entries } = result.data
        return { id, page, basic, entries }
      }
      const line = lineOfEntry(source, id)
      for (const issue of result.error.issues)
        problems.push({ file: termsFile, line, message: explain(id, issue) })
      return undefined
    },
  )
  if (problems.length > 0) throw new ContentError(problems)
  return terms.filter((term) => term !== undefined)
}

/**
 * Explains an issue that zod found, with the term and the place inside. The place is in the term
 * itself or in its entry for a language.
 */
function explain(id: string, issue: z.core.$ZodIssue): string {
  const location = [id, ...issue.path].join('.')
  if (issue.code === 'unrecognized_keys') {
    const { shape } = issue.path.length > 0 ? entrySchema : termSchema
    const known = Object.keys(shape)
    const cures = issue.keys.map((key) => `"${key}": ${cureOfName(key, known)}`)
    return `${location}: has keys that docs/terms.md does not know; ${cures.join(', ')}`
  }
  return `${location}: ${issue.message}; fix it, docs/terms.md shows the form`
}

/** The id of a term's entry on the A–Z page. */
export function termAnchor(id: string): string {
  return `term-${id}`
}
