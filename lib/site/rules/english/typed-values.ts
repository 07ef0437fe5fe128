import { allFacts } from '@/lib/site/facts/facts'

/** A value on a page that should come from content/facts.json. */
export interface TypedValue {
  readonly text: string
  /** The facts that have this value. */
  readonly facts: readonly string[]
}

const address = /(?<![\w/.@-])(?=\w*\d)[1-9A-HJ-NP-Za-km-z]{32,44}(?![\w-])/g
const endpoint = /\b(?:https?|wss?):\/\/[\w.:-]+(?:\/[\w./-]+)?/g
const version = /(?<![\w./:-])v?\d+\.\d+\.\d+(?:-[\w.]+)?(?![\w/-])/g
const number =
  /(?<![\p{L}\p{N}_./:#$@-])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\p{N}_/:@]|[.-][\p{L}\p{N}])/gu
const year = /^(?:19|20)\d\d$/
/** Words before a number that names something, such as an error, and is no amount. */
const naming = /\b(?:errors?|codes?|codes from|status|ports?) $/i

/** Finds addresses and endpoints, which neither prose nor code may contain. */
export function addressesIn(text: string): readonly TypedValue[] {
  return [address, endpoint].flatMap((pattern) =>
    (text.match(pattern) ?? []).map((found) => ({
      text: found,
      facts: factsOf(found),
    })),
  )
}

/**
 * Finds versions and numbers in prose. A number of one or two digits counts only before the unit of
 * a fact with its value.
 */
export function numbersIn(prose: string): readonly TypedValue[] {
  const versions = (prose.match(version) ?? []).map((found) => ({
    text: found,
    facts: factsOf(found.replace(/^v/, '')),
  }))
  return [...versions, ...[...prose.matchAll(number)].flatMap(numberIn)]
}

function numberIn(match: RegExpMatchArray): readonly TypedValue[] {
  const [text] = match
  const { input = '', index = 0 } = match
  const value = Number(text.replaceAll(',', ''))
  const after = input.slice(index + text.length)
  const facts = allFacts().filter((fact) => fact.value === value)
  const measured = facts.filter(({ unit }) => unitAt(after, unit))
  const [first] = measured
  if (first)
    return [{ text: text + unitAt(after, first.unit), facts: idsOf(measured) }]
  const isName = year.test(text) || naming.test(input.slice(0, index))
  return value < 100 || isName ? [] : [{ text, facts: idsOf(facts) }]
}

/** The unit that a text begins with, in singular or plural. */
function unitAt(text: string, unit: string | undefined): string | undefined {
  if (!unit) return undefined
  const singular = unit.replace(/s$/, '')
  return new RegExp(`^ ${singular}s?\\b`, 'i').exec(text)?.[0]
}

const factsOf = (value: string) =>
  idsOf(allFacts().filter((fact) => fact.value === value))

const idsOf = (facts: ReturnType<typeof allFacts>) => facts.map(({ id }) => id)
