import type { Problem } from '@/lib/site/content/content-error'
import { factsFile } from '@/lib/site/facts/facts'
import { nodesOf } from '@/lib/site/rules/nodes'
import { lineOfWord, problemAt, type Rule } from '@/lib/site/rules/rule'
import { textsOfPage } from '@/lib/site/rules/texts'
import { isAllowed } from './allowed-values'
import { addressesIn, numbersIn, type TypedValue } from './typed-values'

/**
 * Requires that numbers, addresses, versions and endpoints come from content/facts.json, so that
 * one edit corrects them everywhere.
 */
export const typedValuesRule: Rule = (page) => {
  const inProse = textsOfPage(page).flatMap(({ text, line, attribute }) =>
    [...addressesIn(text), ...(attribute ? [] : numbersIn(text))]
      .filter(({ text: found }) => !isAllowed(page.slug, found))
      .map((value) => ({
        file: page.file,
        line: lineOfWord(page, value.text, line),
        message: complaint(value),
      })),
  )
  const inCode: Problem[] = []
  for (const node of nodesOf(page.tree, 'inlineCode'))
    for (const value of addressesIn(node.value))
      if (!isAllowed(page.slug, value.text))
        inCode.push(problemAt(page, node, complaint(value)))
  return [...inProse, ...inCode]
}

const newFact = `add it to ${factsFile} with its source and write <Fact id="…" />`

function complaint({ text, facts }: TypedValue): string {
  const cure =
    facts.length > 0
      ? `if it means the same, write ${facts.map((id) => `<Fact id="${id}" />`).join(' or ')}; if not, ${newFact}`
      : newFact
  return `"${text}" is typed into the text; ${cure}, or say it without a number (allowed with a reason: lib/site/rules/english/allowed-values.ts)`
}
