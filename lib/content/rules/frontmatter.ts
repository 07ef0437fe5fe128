import { defaultLocale } from '@/site.config'
import { readFrontmatter } from '../frontmatter'
import { yamlOf } from '../parse'
import type { Rule } from './rule'

/** Front matter obeys its schema; an English page says when its facts were checked. */
export const frontmatterRule: Rule = ({ file, source, locale }) => {
  const result = readFrontmatter(yamlOf(source))
  if ('problems' in result)
    return result.problems.map((problem) => ({ file, ...problem }))
  if (locale === defaultLocale && !result.frontmatter.checked)
    return [
      {
        file,
        line: 1,
        message:
          '`checked` is missing; add the day on which the facts were checked, `checked: 2026-11-21`',
      },
    ]
  return []
}
