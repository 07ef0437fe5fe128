import type { TermEntry } from './schema'

/** The right words of a language for a term. */
export function approvedForms({ term, forms = [] }: TermEntry): string[] {
  return [term, ...forms]
}
