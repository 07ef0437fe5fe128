import { lineOfKey, readFrontmatter } from '@/lib/site/content/frontmatter'
import type { SourcePage } from '@/lib/site/content/source-page'
import { originalOf } from '@/lib/site/freshness/original'
import type { Rule } from '@/lib/site/rules/rule'
import { textsOfPage } from '@/lib/site/rules/texts'
import { bookFinder } from '@/lib/site/terms/explain/find'
import { readTerms, termsFile } from '@/lib/site/terms/read'

/**
 * Requires that each id under `unexplained` is a term, is used on the page and is named once.
 * Translations inherit those that English names (docs/terms.md).
 */
export const unexplainedRule: Rule = (page) => {
  const result = readFrontmatter(page.source)
  if (!('frontmatter' in result)) return []
  const { unexplained } = result.frontmatter
  if (!unexplained) return []
  const used = usedOn(page)
  const inherited = inheritedBy(page)
  return unexplained.flatMap((id, index) => {
    const message = complaint(id, {
      used,
      inherited,
      named: unexplained.slice(0, index),
    })
    return message === undefined
      ? []
      : [
          {
            file: page.file,
            line: lineOfKey(page.source, 'unexplained'),
            message,
          },
        ]
  })
}

interface Context {
  readonly used: ReadonlySet<string>
  readonly inherited: readonly string[]
  readonly named: readonly string[]
}

function complaint(
  id: string,
  { used, inherited, named }: Context,
): string | undefined {
  if (!readTerms().some((term) => term.id === id))
    return `\`unexplained\` names "${id}", which ${termsFile} does not have; write the id of a term there`
  if (named.includes(id))
    return `\`unexplained\` names "${id}" twice; remove one`
  if (inherited.includes(id))
    return `\`unexplained\` names "${id}", as the English page does; remove it here: it applies to all languages`
  if (!used.has(id))
    return `\`unexplained\` names "${id}", a term that the text of this page does not use; remove it`
  return undefined
}

function usedOn(page: SourcePage): ReadonlySet<string> {
  const find = bookFinder(page.locale)
  return new Set(
    textsOfPage(page)
      .filter(({ label, attribute }) => !label && !attribute)
      .flatMap(({ text }) => find(text))
      .filter(({ wrong }) => !wrong)
      .map(({ term }) => term.id),
  )
}

function inheritedBy(page: SourcePage): readonly string[] {
  const english = originalOf(page)
  if (!english) return []
  const result = readFrontmatter(english.source)
  return 'frontmatter' in result ? (result.frontmatter.unexplained ?? []) : []
}
