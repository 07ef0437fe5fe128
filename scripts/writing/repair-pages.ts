import { writeFileSync } from 'node:fs'
import { fileOf, slugsOf } from '@/lib/site/content/files'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { repaired } from '@/lib/site/rules/translation/repair'
import { locales } from '@/site.config'

/**
 * Writes the marks and spaces of the pages as their languages want them.
 *
 * @param files the pages, as paths from the root; none means all
 * @returns the files that changed
 * @throws on a file that is not a page
 */
export function repairPages(files: readonly string[]): readonly string[] {
  const pages = new Map(
    locales.flatMap((locale) =>
      slugsOf(locale).map((slug) => [fileOf(locale, slug), { locale, slug }]),
    ),
  )
  return (files.length > 0 ? files : [...pages.keys()]).filter((file) => {
    const name = pages.get(file)
    if (!name)
      throw new Error(
        `${file} is not a page; write it as content/<language>/<section>/<page>.mdx`,
      )
    const page = loadSourcePage(name.locale, name.slug)
    const right = repaired(page)
    if (right === page.source) return false
    writeFileSync(file, right)
    return true
  })
}
