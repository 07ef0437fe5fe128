import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { headingLink } from '@/lib/site/links/heading-link'
import {
  wantedFile as file,
  wantedSections,
} from '@/lib/site/navigation/wanted'
import { defaultLocale } from '@/site.config'

/** Requires that each of the most wanted sections exists in English, and is named once. */
export function wantedProblems(
  sections: readonly string[] = wantedSections(),
): readonly Problem[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return sections.flatMap((section, index) => {
    const message = complaint(section, sections.slice(0, index))
    const line = lines.findIndex((text) => text.includes(`"${section}"`)) + 1
    return message ? [{ file, line: line || 1, message }] : []
  })
}

function complaint(section: string, before: readonly string[]) {
  if (before.includes(section)) return `"${section}" is named twice; remove one`
  if (!section.includes('#') || !headingLink(defaultLocale, `/${section}`))
    return `"${section}" does not exist; correct it to section/page#heading-id`
  return undefined
}
