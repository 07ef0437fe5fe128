import { lineOfKey, readFrontmatter } from '@/lib/content/frontmatter'
import { readTerms, termsFile } from '@/lib/terms/read'
import type { Rule } from './rule'

/** Requires that each id under `unexplained` is a term (docs/terms.md). */
export const unexplainedRule: Rule = ({ file, source }) => {
  const result = readFrontmatter(source)
  if (!('frontmatter' in result)) return []
  const { unexplained = [] } = result.frontmatter
  return unexplained
    .filter((id) => !readTerms().some((term) => term.id === id))
    .map((id) => ({
      file,
      line: lineOfKey(source, 'unexplained'),
      message: `\`unexplained\` names "${id}", which ${termsFile} does not have; write the id of a term there`,
    }))
}
