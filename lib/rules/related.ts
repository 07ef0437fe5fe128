import type { Problem } from '@/lib/content/content-error'
import { slugsOf } from '@/lib/content/files'
import { relatedFile as file, relatedSections } from '@/lib/content/related'
import { lineOfEntry } from '@/lib/files/json-line'
import { readText } from '@/lib/files/read-text'
import { headingLink } from '@/lib/links/heading-link'
import { isPublishedId } from '@/lib/links/published'
import { defaultLocale } from '@/site.config'

type Table = Readonly<Record<string, readonly string[]>>

/** Requires that related sections exist, on other pages, and that each is named once. */
export function relatedProblems(
  table: Table = relatedSections(),
): readonly Problem[] {
  const source = readText(file)
  return Object.entries(table).flatMap(([slug, targets]) =>
    complaints(slug, targets).map((message) => ({
      file,
      line: lineOfEntry(source, slug),
      message: `"${slug}" ${message}`,
    })),
  )
}

/** The rule of lost anchors reports the section itself. */
const isLost = (target: string) => {
  const [slug = '', id = ''] = target.split('#')
  return isPublishedId(slug, id)
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
    else if (!headingLink(defaultLocale, `/${target}`) && !isLost(target))
      found.push(
        `links to "${target}", which does not exist; correct it to section/page#heading-id`,
      )
  }
  return found
}
