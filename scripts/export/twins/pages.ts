import { stringify } from 'yaml'
import { twinUrl, urlFor } from '@/lib/shared/href'
import { fileOf } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { lastUpdated } from '@/lib/site/freshness/last-updated'
import { freshnessOf } from '@/lib/site/freshness/status'
import { listedGeneratedSlugs, loadGenerated } from '@/lib/site/generated/pages'
import { languageLinks } from '@/lib/site/navigation/language-links'
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
  readonly checked?: string | undefined
  readonly status?: string | undefined
}

/** The articles of a language in reading order. */
export function articlesOf(locale: Locale): readonly TwinPage[] {
  return readingOrder(locale).map((slug) => ({
    ...loadFrontmatter(locale, slug),
    locale,
    slug,
    file: fileOf(locale, slug),
  }))
}

/** The generated pages of a language that search engines may list. */
export function lookUpPagesOf(locale: Locale): readonly TwinPage[] {
  return listedGeneratedSlugs(locale).map((slug) => {
    const { title, frontmatter, file } = loadGenerated(locale, slug)
    const { description } = frontmatter
    return { locale, slug, title, description, file }
  })
}

/**
 * The front matter of a twin: the facts of its page, its freshness, and the addresses of page and
 * translations.
 */
export function frontMatterOf(page: TwinPage): string {
  const { locale, slug, title, description, file, checked, status } = page
  const translations = languageLinks(slug)
    .filter((other) => other.samePage && other.locale !== locale)
    .map((other) => [other.lang, twinUrl(other.locale, slug)])
  return frontMatter({
    title,
    description,
    language: site.locales[locale].lang,
    canonical: urlFor(locale, slug),
    source: `${site.repository}/blob/${site.branch}/${file}`,
    lastUpdated: lastUpdated(file),
    factsChecked: checked,
    status,
    ...freshness(page),
    translations: Object.fromEntries(translations),
  })
}

/**
 * The shorter front matter inside the file of all articles, which names language and translations
 * once.
 */
export function shortFrontMatterOf(page: TwinPage): string {
  const { file, locale, slug, title } = page
  return frontMatter({
    title,
    canonical: urlFor(locale, slug),
    markdown: twinUrl(locale, slug),
    lastUpdated: lastUpdated(file),
    ...freshness(page),
  })
}

/** Whether English has changed since the translation, and where it is. */
const freshness = ({ locale, slug }: TwinPage) =>
  freshnessOf(locale, slug) === 'behind'
    ? {
        freshness: 'behind the English page',
        newerEnglish: twinUrl(defaultLocale, slug),
      }
    : { freshness: 'current' }

const frontMatter = (fields: Readonly<Record<string, unknown>>) =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n`
