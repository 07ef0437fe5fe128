import { twinUrl } from '@/lib/shared/href'
import { fileOf } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { lastUpdated } from '@/lib/site/freshness/last-updated'
import { freshnessOf } from '@/lib/site/freshness/status'
import { listedGeneratedSlugs, loadGenerated } from '@/lib/site/generated/pages'
import { readingOrder } from '@/lib/site/navigation/sidebar'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The facts of a page that its twin names. */
export interface TwinPage {
  readonly locale: Locale
  readonly slug: string
  readonly title: string
  readonly description: string
  /** The source file of the page, relative to the project's root. */
  readonly file: string
  readonly updated: string | undefined
  readonly checked?: string | undefined
  readonly status?: string | undefined
  /** The address of the English twin, where English has changed since the page was translated. */
  readonly newerEnglish?: string | undefined
}

/**
 * The articles of a language in reading order.
 *
 * @throws the errors of reading a page
 */
export function articlesOf(locale: Locale): readonly TwinPage[] {
  return readingOrder(locale).map((slug) => {
    const { title, description, checked, status } = loadFrontmatter(
      locale,
      slug,
    )
    const file = fileOf(locale, slug)
    const updated = lastUpdated(file)
    const newerEnglish =
      freshnessOf(locale, slug) === 'behind'
        ? twinUrl(defaultLocale, slug)
        : undefined
    return {
      locale,
      slug,
      title,
      description,
      file,
      updated,
      checked,
      status,
      newerEnglish,
    }
  })
}

/** The generated pages of a language that search engines may list. */
export function lookUpPagesOf(locale: Locale): readonly TwinPage[] {
  return listedGeneratedSlugs(locale).map((slug) => {
    const { title, frontmatter, file } = loadGenerated(locale, slug)
    const { description } = frontmatter
    return {
      locale,
      slug,
      title,
      description,
      file,
      updated: lastUpdated(file),
    }
  })
}

/** The public address of a file of the project. */
export function sourceUrl(file: string): string {
  return `${site.repository}/blob/${site.branch}/${file}`
}
