import { pageExists } from '@/lib/site/content/files'
import { lineOfKey, readFrontmatter } from '@/lib/site/content/frontmatter'
import { currentHash } from '@/lib/site/freshness/status'
import { translatedCommand } from '@/lib/site/freshness/translated-command'
import { readVersion, versionsFolder } from '@/lib/site/freshness/versions'
import { defaultLocale } from '@/site.config'
import type { Rule } from './rule'

/**
 * Requires that a translation names the English version that it was made from. That version has to
 * be stored, so that readers can see later changes.
 */
export const freshnessRule: Rule = ({ file, source, locale, slug }) => {
  const result = readFrontmatter(source)
  if (!('frontmatter' in result)) return []
  const hash = result.frontmatter.source
  const command = translatedCommand(locale, slug)
  const at = (message: string) => [
    { file, line: lineOfKey(source, 'source'), message },
  ]
  if (locale === defaultLocale)
    return hash
      ? at('`source` belongs to translations; remove it from English')
      : []
  if (!pageExists(defaultLocale, slug))
    return at('translates a page that English does not have; remove it')
  if (!hash)
    return at(
      `\`source\` is missing; when the translation says what English says today, run \`${command}\``,
    )
  if (hash === currentHash(slug) || readVersion(slug, hash) !== undefined)
    return []
  return at(
    `\`source\` names the English version ${hash}, which ${versionsFolder} does not keep; compare the page with today's English, then run \`${command}\``,
  )
}
