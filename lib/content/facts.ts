import { z } from 'zod'
import { readJson } from '@/lib/files/json-file'
import { pastDate } from './past-date'

const text = z.string().min(1)

const factEntry = z.strictObject({
  value: z.union([text, z.number()], 'must be a text or a number'),
  unit: text.optional(),
  source: z
    .string(
      'must say where it was read: https://solana.com/docs/…, or a package with its version',
    )
    .min(1),
  checked: pastDate,
  note: text.optional(),
})

type FactEntry = Readonly<z.infer<typeof factEntry>>

/** The file of all facts, relative to the project's root. */
export const factsFile = 'content/facts.json'

const form = z.record(z.string(), factEntry)

const table = () => readJson(factsFile, form)

/** All facts with their ids, in the order of the file. */
export function allFacts(): readonly (FactEntry & { readonly id: string })[] {
  return Object.entries(table()).map(([id, entry]) => ({ id, ...entry }))
}

/** True when content/facts.json has a fact of this name. */
export function factExists(id: string): boolean {
  return Object.hasOwn(table(), id)
}

/**
 * Formats a fact as text: numbers in the reader's format, addresses and versions as they are.
 * Throws, with the cure, for an unknown name.
 *
 * @example factText('transaction.maxSize.v1', 'de-DE') // '4.096'
 */
export function factText(id: string, lang: string): string {
  const fact = table()[id]
  if (!fact)
    throw new Error(
      `no fact is called "${id}"; add it to ${factsFile} with its source`,
    )
  if (typeof fact.value === 'string') return fact.value
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 9 }).format(
    fact.value,
  )
}

/** True when a fact is shown as code: an address, a version or an endpoint. */
export function factIsCode(id: string): boolean {
  return typeof table()[id]?.value === 'string'
}
