import { allFacts, factsFile } from '@/lib/content/facts'
import { nodesOf } from './nodes'
import { lineOfWord, problemAt, type Rule } from './rule'
import { textsOfPage } from './texts'

/** A value on a page that should come from content/facts.json. */
export interface TypedValue {
  readonly text: string
  /** The facts that have this value. */
  readonly facts: readonly string[]
}

const address = /(?<![\w/.@-])(?=\w*\d)[1-9A-HJ-NP-Za-km-z]{32,44}(?![\w-])/g
const endpoint = /\b(?:https?|wss?):\/\/[\w.:-]+(?:\/[\w./-]+)?/g
const version = /(?<![\w./:-])v?(\d+\.\d+\.\d+(?:-[\w.]+)?)(?![\w/-])/g
const number =
  /(?<![\p{L}\p{N}_./:#$@-])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\p{N}_/:@]|[.-][\p{L}\p{N}])/gu

/** Finds addresses and endpoints, which neither prose nor code should contain. */
export function addressesIn(text: string): readonly TypedValue[] {
  return [address, endpoint].flatMap((pattern) =>
    (text.match(pattern) ?? []).map((found) => ({
      text: found,
      facts: factsOf(found),
    })),
  )
}

/**
 * Finds versions of a fact whose last name the text has (`version.kit`, "Kit"), and numbers before
 * the unit of a fact with their value.
 */
export function numbersIn(prose: string): readonly TypedValue[] {
  const words = prose.toLowerCase()
  const isNamed = (id: string) =>
    words.includes((id.split('.').at(-1) ?? '').toLowerCase())
  const versions = [...prose.matchAll(version)].map(([text, value = '']) => ({
    text,
    facts: factsOf(value).filter(isNamed),
  }))
  return [
    ...versions.filter(({ facts }) => facts.length > 0),
    ...[...prose.matchAll(number)].flatMap(numberIn),
  ]
}

function numberIn(match: RegExpMatchArray): readonly TypedValue[] {
  const [text] = match
  const { input = '', index = 0 } = match
  const value = Number(text.replaceAll(',', ''))
  const after = input.slice(index + text.length)
  const facts = allFacts().filter(
    (fact) => fact.value === value && unitAt(after, fact.unit),
  )
  const [first] = facts
  return first
    ? [{ text: text + unitAt(after, first.unit), facts: idsOf(facts) }]
    : []
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

/** Hints at addresses, endpoints and values of facts that are typed: one edit corrects a fact. */
export const typedValuesRule: Rule = (page) => [
  ...textsOfPage(page).flatMap(({ text, line, attribute }) =>
    [...addressesIn(text), ...(attribute ? [] : numbersIn(text))].map(
      (value) => ({
        file: page.file,
        line: lineOfWord(page, value.text, line),
        message: complaint(value),
      }),
    ),
  ),
  ...nodesOf(page.tree, 'inlineCode').flatMap((node) =>
    addressesIn(node.value).map((value) =>
      problemAt(page, node, complaint(value)),
    ),
  ),
]

function complaint({ text, facts }: TypedValue): string {
  const uses = facts.map((id) => `<Fact id="${id}" />`).join(' or ')
  return uses
    ? `"${text}" is typed into the text; if it means the same, write ${uses}`
    : `"${text}" is typed into the text; add it to ${factsFile} with its source and write <Fact id="…" />`
}
