import { readFileSync, writeFileSync } from 'node:fs'
import { fileOf, slugsOf } from '@/lib/content/files'
import { loadSourcePage } from '@/lib/content/source-page'
import { withoutInvisible } from '@/lib/rules/characters'
import { repaired } from '@/lib/rules/translation/repair'
import { locales } from '@/site.config'

/**
 * Repairs pages: LF, no invisible characters, and the marks and spaces of their languages.
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
    const right = withoutInvisible(repaired(page))
    if (right === readFileSync(file, 'utf8')) return false
    writeFileSync(file, right)
    return true
  })
}
