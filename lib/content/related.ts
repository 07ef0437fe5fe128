import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '@/lib/files/json-file'
import { type HeadingLink, headingLink } from '@/lib/links/heading-link'
import type { Locale } from '@/site.config'
import { contentFolder } from './files'

/** The file of the related sections, relative to the project's root. */
export const relatedFile = join(contentFolder, 'related.json')

/** The sections that readers of each page are likely to need next, as `section/page#heading-id`. */
export const relatedSections = (): Readonly<
  Record<string, readonly string[]>
> => readJson(relatedFile, form)

const form = z.record(z.string(), z.array(z.string()))

/** Links to a page's related sections that exist in the language. */
export function relatedLinks(
  locale: Locale,
  slug: string,
): readonly HeadingLink[] {
  return (relatedSections()[slug] ?? []).flatMap(
    (target) => headingLink(locale, `/${target}`) ?? [],
  )
}
