import type { Problem } from '@/lib/content/content-error'
import { popularFile as file, popularSections } from '@/lib/content/popular'
import { readText } from '@/lib/files/read-text'
import { headingLink } from '@/lib/links/heading-link'
import { isPublishedId } from '@/lib/links/published'
import { defaultLocale } from '@/site.config'

/** Requires that each of the most popular sections exists in English, and is named once. */
export function popularProblems(
  sections: readonly string[] = popularSections(),
): readonly Problem[] {
  const lines = readText(file).split('\n')
  return sections.flatMap((section, index) => {
    const message = complaint(section, sections.slice(0, index))
    const line = lines.findIndex((text) => text.includes(`"${section}"`)) + 1
    return message ? [{ file, line: line || 1, message }] : []
  })
}

function complaint(section: string, before: readonly string[]) {
  if (before.includes(section)) return `"${section}" is named twice; remove one`
  const [slug = '', id = ''] = section.split('#')
  if (id && isPublishedId(slug, id)) return undefined
  if (!id || !headingLink(defaultLocale, `/${section}`))
    return `"${section}" does not exist; correct it to section/page#heading-id`
  return undefined
}
