import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { plannedSlugs } from '@/lib/site/content/planned-pages'
import { lineOfEntry } from '@/lib/site/json-line'
import { headingLink } from '@/lib/site/links/heading-link'
import {
  relatedFile as file,
  relatedSections,
} from '@/lib/site/navigation/related'
import { defaultLocale } from '@/site.config'

type Table = Readonly<Record<string, readonly string[]>>

const fewest = 3
const most = 5

/**
 * Requires three to five related sections, on other pages, for each English page. The home page
 * needs none, because it links to everything.
 */
export function relatedProblems(
  table: Table = relatedSections(),
): readonly Problem[] {
  const source = readFileSync(file, 'utf8')
  const missing = slugsOf(defaultLocale)
    .filter((slug) => slug !== '' && !Object.hasOwn(table, slug))
    .map((slug) => ({
      file,
      line: 1,
      message: `the page "${slug}" is missing; add it with ${fewest} to ${most} sections that its readers need next`,
    }))
  const wrong = Object.entries(table).flatMap(([slug, targets]) =>
    complaints(slug, targets).map((message) => ({
      file,
      line: lineOfEntry(source, slug),
      message: `"${slug}" ${message}`,
    })),
  )
  return [...missing, ...wrong]
}

function complaints(slug: string, targets: readonly string[]): string[] {
  if (!plannedSlugs(defaultLocale).includes(slug))
    return ['is not a page; correct the key, or remove it']
  const found: string[] = []
  if (targets.length < fewest || targets.length > most)
    found.push(`names ${targets.length} sections; name ${fewest} to ${most}`)
  if (new Set(targets).size < targets.length)
    found.push('names a section twice; remove one')
  for (const target of targets) {
    if (target.split('#')[0] === slug)
      found.push(`links to itself ("${target}"); name another page`)
    else if (!headingLink(defaultLocale, `/${target}`))
      found.push(
        `links to "${target}", which does not exist; correct it to section/page#heading-id`,
      )
  }
  return found
}
