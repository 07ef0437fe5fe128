import { z } from 'zod'
import type { Locale } from '@/site.config'

const form = z
  .string()
  .regex(/^\S(?:.*[^\s*])?\*?$/, 'has a space at one end, or a * inside')

/** One term in one language; docs/terms.md explains the keys. */
export const entrySchema = z.strictObject({
  term: z
    .string()
    .regex(/^\S(?:[^*]*[^\s*])?$/, 'has a space at one end, or a *'),
  definition: z.string().min(10).optional(),
  forms: z.array(form).optional(),
  wrong: z.array(form).optional(),
  english: z.literal(true).optional(),
})

const entry = entrySchema.optional()
const translations = {
  zh: entry,
  es: entry,
  de: entry,
  vi: entry,
  th: entry,
  fr: entry,
  id: entry,
  kr: entry,
  tr: entry,
} satisfies Record<Exclude<Locale, 'en'>, typeof entry>

/** One term: where English explains it, and its entry in each language. */
export const termSchema = z.strictObject({
  page: z.string().min(1),
  basic: z.literal(true).optional(),
  en: entrySchema.required({ definition: true }),
  ...translations,
})

export type TermEntry = Readonly<z.infer<typeof entrySchema>>

/** The right words of a language for a term. */
export function approvedForms({ term, forms = [] }: TermEntry): string[] {
  return [term, ...forms]
}
