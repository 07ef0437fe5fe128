import { readJson } from '@/lib/files/json-file'

interface FactEntry {
  readonly value: string | number
  readonly unit?: string
  readonly source: string
  readonly checked: string
  readonly note?: string
}

/** The file of all facts, relative to the project's root. */
export const factsFile = 'content/facts.json'

const table = (): Readonly<Record<string, FactEntry>> => readJson(factsFile)

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
