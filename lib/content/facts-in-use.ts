import { readFileSync } from 'node:fs'
import { allFacts, factsFile } from '@/lib/facts'
import { lineOfEntry } from '@/lib/json-line'
import { defaultLocale } from '@/site.config'
import type { Problem } from './content-error'
import { slugsOf } from './files'
import { elementsOf, textOf } from './rules/elements'
import { loadSourcePage } from './source-page'

interface Fact {
  readonly id: string
  readonly value: string | number
}

/** Facts that no English page shows, and addresses that stand in the list twice: each would have to be checked for nothing. */
export function idleFacts(
  facts: readonly Fact[] = allFacts,
  shown: ReadonlySet<string> = shownFacts(),
): readonly Problem[] {
  const text = readFileSync(factsFile, 'utf8')
  return facts.flatMap((fact, index) => {
    const problem = complaint(fact, facts.slice(0, index), shown)
    return problem
      ? [
          {
            file: factsFile,
            line: lineOfEntry(text, fact.id),
            message: problem,
          },
        ]
      : []
  })
}

function complaint(
  { id, value }: Fact,
  earlier: readonly Fact[],
  shown: ReadonlySet<string>,
): string | undefined {
  if (!shown.has(id)) return `no page shows "${id}"; take it out`
  const twin = earlier.find((other) => isName(value) && other.value === value)
  return twin && `"${id}" has the value of "${twin.id}"; keep one of them`
}

/** Addresses and endpoints are one thing each; numbers and versions are equal by chance. */
const isName = (value: string | number) =>
  typeof value === 'string' && !/^[\d.]+$/.test(value)

function shownFacts(): ReadonlySet<string> {
  return new Set(
    slugsOf(defaultLocale).flatMap((slug) =>
      elementsOf(loadSourcePage(defaultLocale, slug).tree, 'Fact').flatMap(
        (element) => textOf(element, 'id') ?? [],
      ),
    ),
  )
}
