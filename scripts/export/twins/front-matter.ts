import { stringify } from 'yaml'
import { twinUrl, urlFor } from '@/lib/shared/href'
import { languageLinks } from '@/lib/site/navigation/language-links'
import { site } from '@/site.config'
import { sourceUrl, type TwinPage } from './pages'

/**
 * The front matter of a twin: the facts of its page, its freshness, and the addresses of page and
 * translations.
 */
export function frontMatterOf(page: TwinPage): string {
  const { locale, slug, title, description, file, newerEnglish } = page
  const translations = languageLinks(slug)
    .filter((other) => other.samePage && other.locale !== locale)
    .map((other) => [other.lang, twinUrl(other.locale, slug)])
  return frontMatter({
    title,
    description,
    language: site.locales[locale].lang,
    canonical: urlFor(locale, slug),
    source: sourceUrl(file),
    lastUpdated: page.updated,
    factsChecked: page.checked,
    status: page.status,
    freshness: newerEnglish ? 'behind the English page' : 'current',
    newerEnglish,
    translations: Object.fromEntries(translations),
  })
}

/**
 * The shorter front matter inside the file of all articles, which names language and translations
 * once.
 */
export function shortFrontMatterOf(page: TwinPage): string {
  const { locale, slug, title, newerEnglish } = page
  return frontMatter({
    title,
    canonical: urlFor(locale, slug),
    markdown: twinUrl(locale, slug),
    lastUpdated: page.updated,
    freshness: newerEnglish ? 'behind the English page' : 'current',
  })
}

const frontMatter = (fields: Readonly<Record<string, unknown>>) =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n`
