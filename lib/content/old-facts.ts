import { allFacts } from './facts'

/** After so many days a fact is to be checked again. */
export const daysToCheck = 60

interface Fact {
  readonly id: string
  readonly value: string | number
  readonly source: string
  /** The day of the last check, YYYY-MM-DD. */
  readonly checked: string
}

const dayLength = 24 * 60 * 60 * 1000

/**
 * The facts that were checked more than 60 days before a day, the oldest first.
 *
 * @param today YYYY-MM-DD
 */
export function oldFacts(
  today: string,
  facts: readonly Fact[] = allFacts(),
): readonly (Fact & { readonly days: number })[] {
  return facts
    .map((fact) => ({
      ...fact,
      days: (Date.parse(today) - Date.parse(fact.checked)) / dayLength,
    }))
    .filter(({ days }) => days > daysToCheck)
    .toSorted((a, b) => b.days - a.days)
}
