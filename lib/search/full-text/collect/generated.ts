import type { Header } from '@/lib/content/page'
import { loadGenerated, searchHeadersOf } from '@/lib/generated/pages'
import type { Locale } from '@/site.config'
import type { CompactSection } from '../compact'

/** The sections of a generated page: its description, and what it offers to searches. */
export function generatedSections(
  locale: Locale,
  slug: string,
): readonly CompactSection[] {
  const { excerpt } = loadGenerated(locale, slug)
  return [
    ['', 1, '', [excerpt]],
    ...searchHeadersOf(locale, slug).flatMap(sectionsOf),
  ]
}

function sectionsOf(header: Header): readonly CompactSection[] {
  const { slug, level, title, children } = header
  return [[slug, level, title, []], ...children.flatMap(sectionsOf)]
}
