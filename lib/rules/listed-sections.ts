import type { Problem } from '@/lib/content/content-error'
import { slugsOf } from '@/lib/content/files'
import { popularFile, popularSections } from '@/lib/content/popular'
import { relatedFile, relatedSections } from '@/lib/content/related'
import { readText } from '@/lib/files/read-text'
import { headingLink } from '@/lib/links/heading-link'
import { isPublishedId } from '@/lib/links/published'
import { defaultLocale } from '@/site.config'

/**
 * Requires that the popular and the related sections exist in English, and the pages that have
 * related ones.
 */
export function listedSectionProblems(
  popular = popularSections(),
  related = relatedSections(),
): readonly Problem[] {
  const pages = slugsOf(defaultLocale)
  const targets = new Set(Object.values(related).flat())
  return [
    ...popular.filter(isMissing).map((it) => missing(popularFile, it)),
    ...[...targets].filter(isMissing).map((it) => missing(relatedFile, it)),
    ...Object.keys(related)
      .filter((slug) => !pages.includes(slug))
      .map((slug) => ({
        file: relatedFile,
        line: lineOf(relatedFile, slug),
        message: `"${slug}" is not a page; correct the key, or remove it`,
      })),
  ]
}

function isMissing(section: string): boolean {
  const [slug = '', id = ''] = section.split('#')
  // The rule of lost anchors reports a published id.
  return (
    !isPublishedId(slug, id) &&
    (!id || !headingLink(defaultLocale, `/${section}`))
  )
}

const missing = (file: string, section: string): Problem => ({
  file,
  line: lineOf(file, section),
  message: `"${section}" does not exist; correct it to section/page#heading-id`,
})

/** The first line that names something; 1 where none does. */
function lineOf(file: string, name: string): number {
  const lines = readText(file).split('\n')
  return lines.findIndex((line) => line.includes(`"${name}"`)) + 1 || 1
}
