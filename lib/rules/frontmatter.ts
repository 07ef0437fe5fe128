import { lineOfKey, readFrontmatter } from '@/lib/content/frontmatter'
import { defaultLocale } from '@/site.config'
import type { Rule } from './rule'

/** The usual length of a description, in characters: search engines cut a longer one. */
const usual = { least: 20, most: 160 } as const

/** Hints at a description that is too short to say what a page is about, or too long to be shown. */
export const descriptionRule: Rule = ({ file, source }) => {
  const result = readFrontmatter(source)
  if (!('frontmatter' in result)) return []
  const { length } = result.frontmatter.description
  if (length >= usual.least && length <= usual.most) return []
  const line = lineOfKey(source, 'description')
  const message = `\`description\` has ${length} characters; search engines show one sentence of ${usual.least} to ${usual.most}`
  return [{ file, line, message }]
}

/**
 * Requires front matter that obeys its schema. English pages also have to say when their facts were
 * checked.
 */
export const frontmatterRule: Rule = ({ file, source, locale }) => {
  const result = readFrontmatter(source)
  if ('problems' in result)
    return result.problems.map((problem) => ({ file, ...problem }))
  if (result.frontmatter.checked || locale !== defaultLocale) return []
  const message =
    '`checked` is missing; add the day on which the facts were checked, `checked: 2026-11-21`'
  return [{ file, line: 1, message }]
}
