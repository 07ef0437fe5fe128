import { urlFor } from '@/lib/shared/href'
import { fileOf } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { lastUpdated } from '@/lib/site/freshness/last-updated'
import { changesOf } from '@/lib/site/freshness/page-changes'
import { freshnessOf } from '@/lib/site/freshness/status'
import { changesSlug } from '@/lib/site/generated/changes-pages'
import { listedGeneratedSlugs, loadGenerated } from '@/lib/site/generated/pages'
import { readingOrder } from '@/lib/site/navigation/sidebar'
import { type Locale, site } from '@/site.config'

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
  /** The changes in English since the page was translated, if any. */
  readonly behind?: Behind | undefined
}

interface Behind {
  /** The address of the page that shows the changes. */
  readonly changes: string
  /** The titles of the English sections that changed. */
  readonly sections: readonly string[]
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
    const behind = behindOf(locale, slug)
    return {
      locale,
      slug,
      title,
      description,
      file,
      updated,
      checked,
      status,
      behind,
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

function behindOf(locale: Locale, slug: string): Behind | undefined {
  if (freshnessOf(locale, slug).state !== 'behind') return undefined
  const sections = changesOf(locale, slug).map(({ title }) => title)
  return { changes: urlFor(locale, changesSlug(slug)), sections }
}

/** The public address of a file of the project. */
export function sourceUrl(file: string): string {
  return `${site.repository}/blob/${site.branch}/${file}`
}
