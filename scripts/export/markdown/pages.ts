import { stringify } from 'yaml'
import { fileOf } from '@/lib/content/files'
import { languageLinks } from '@/lib/content/language-links'
import { loadFrontmatter } from '@/lib/content/load'
import { listedGeneratedSlugs, loadGenerated } from '@/lib/content/pages'
import { readingOrder } from '@/lib/content/sidebar'
import { lastUpdated } from '@/lib/freshness/last-updated'
import { freshnessOf } from '@/lib/freshness/status'
import { markdownUrl, urlFor } from '@/lib/links/href'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The data of a page in its Markdown copy. */
export interface MarkdownPage {
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
export function articlesOf(locale: Locale): readonly MarkdownPage[] {
  return readingOrder(locale).map((slug) => ({
    ...loadFrontmatter(locale, slug),
    locale,
    slug,
    file: fileOf(locale, slug),
  }))
}

/** The generated pages of a language that search engines may list. */
export function lookUpPagesOf(locale: Locale): readonly MarkdownPage[] {
  return listedGeneratedSlugs(locale).map((slug) => {
    const { title, frontmatter, file } = loadGenerated(locale, slug)
    const { description } = frontmatter
    return { locale, slug, title, description, file }
  })
}

/**
 * The front matter of a Markdown copy: the facts of its page, its freshness, and the addresses of page and
 * translations.
 */
export function frontMatterOf(page: MarkdownPage): string {
  const { locale, slug, title, description, file, checked, status } = page
  const translations = languageLinks(slug)
    .filter((other) => other.samePage && other.locale !== locale)
    .map((other) => [other.lang, markdownUrl(other.locale, slug)])
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
export function shortFrontMatterOf(page: MarkdownPage): string {
  const { file, locale, slug, title } = page
  return frontMatter({
    title,
    canonical: urlFor(locale, slug),
    markdown: markdownUrl(locale, slug),
    lastUpdated: lastUpdated(file),
    ...freshness(page),
  })
}

/** Whether English has changed since the translation, and where it is. */
const freshness = ({ locale, slug }: MarkdownPage) =>
  freshnessOf(locale, slug) === 'behind'
    ? {
        freshness: 'behind the English page',
        newerEnglish: markdownUrl(defaultLocale, slug),
      }
    : { freshness: 'current' }

const frontMatter = (fields: Readonly<Record<string, unknown>>) =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n`
