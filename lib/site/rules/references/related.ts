import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { lineOfEntry } from '@/lib/site/json-line'
import { headingLink } from '@/lib/site/links/heading-link'
import {
  relatedFile as file,
  relatedSections,
} from '@/lib/site/navigation/related'
import { defaultLocale } from '@/site.config'

type Table = Readonly<Record<string, readonly string[]>>

/** Requires that related sections exist, on other pages, and that each is named once. */
export function relatedProblems(
  table: Table = relatedSections(),
): readonly Problem[] {
  const source = readFileSync(file, 'utf8')
  return Object.entries(table).flatMap(([slug, targets]) =>
    complaints(slug, targets).map((message) => ({
      file,
      line: lineOfEntry(source, slug),
      message: `"${slug}" ${message}`,
    })),
  )
}

function complaints(slug: string, targets: readonly string[]): string[] {
  if (!slugsOf(defaultLocale).includes(slug))
    return ['is not a page; correct the key, or remove it']
  const found: string[] = []
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
