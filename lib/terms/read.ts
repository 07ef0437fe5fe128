import { z } from 'zod'
import { parseInForm, readJson } from '@/lib/files/json-file'
import type { Locale } from '@/site.config'
import { type TermEntry, termSchema } from './schema'

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

const form = z
  .record(z.string(), termSchema)
  .transform((base): readonly Term[] =>
    Object.entries(base).map(([id, { page, basic = false, ...entries }]) => ({
      id,
      page,
      basic,
      entries,
    })),
  )

/** All terms in the order of their ids. Throws a ContentError with every fault of the file's form. */
export const readTerms = (): readonly Term[] => readJson(termsFile, form)

/** Parses a term base. Throws as `readTerms` does. */
export const parseTerms = (source: string): readonly Term[] =>
  parseInForm(source, termsFile, form)

/** The id of a term's entry on the A–Z page. */
export function termAnchor(id: string): string {
  return `term-${id}`
}
