import type { TermEntry } from './schema'

/** The words that a language uses for a term. */
export function approvedForms({ term, forms = [] }: TermEntry): string[] {
  return [term, ...forms]
}
