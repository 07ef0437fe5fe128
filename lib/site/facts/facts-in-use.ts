import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { lineOfEntry } from '@/lib/site/json-line'
import { elementsOf, textOf } from '@/lib/site/rules/elements'
import { defaultLocale } from '@/site.config'
import { allFacts, factsFile } from './facts'

interface Fact {
  readonly id: string
  readonly value: string | number
}

/**
 * Problems of facts that nobody needs to check: no English page shows them, or another fact has the
 * same address as its value.
 */
export function idleFacts(
  facts: readonly Fact[] = allFacts(),
  used: ReadonlySet<string> = usedFacts(),
): readonly Problem[] {
  const text = readFileSync(factsFile, 'utf8')
  return facts.flatMap((fact, index) => {
    const problem = complaint(fact, facts.slice(0, index), used)
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
  used: ReadonlySet<string>,
): string | undefined {
  if (!used.has(id)) return `no page shows "${id}"; remove it`
  const duplicate = earlier.find(
    (other) => isName(value) && other.value === value,
  )
  return (
    duplicate && `"${id}" has the value of "${duplicate.id}"; keep one of them`
  )
}

/**
 * True for addresses and endpoints, which name one thing. Numbers and versions may be equal by
 * chance.
 */
const isName = (value: string | number) =>
  typeof value === 'string' && !/^[\d.]+$/.test(value)

function usedFacts(): ReadonlySet<string> {
  return new Set(
    slugsOf(defaultLocale).flatMap((slug) =>
      elementsOf(loadSourcePage(defaultLocale, slug).tree, 'Fact').flatMap(
        (element) => textOf(element, 'id') ?? [],
      ),
    ),
  )
}
