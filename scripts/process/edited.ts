import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileOf, slugsOf } from '@/lib/content/files'
import { openLocales } from '@/lib/content/languages'
import { lastUpdated } from '@/lib/content/last-updated'
import { outlineOf } from '@/lib/content/outline'
import { defaultLocale, type Locale } from '@/site.config'
import { stampOf } from './build-stamp'

interface PageKey {
  readonly locale: Locale
  readonly slug: string
}

interface Article extends PageKey {
  /** The fingerprint of what is the article's own: its text, and the time of its last commit. */
  readonly own: string
}

/** What pages are rendered from. */
export interface RenderedFrom {
  /** The fingerprint of all that more than one page may be made from. */
  readonly shared: string
  /** The articles of all languages by file. */
  readonly articles: Readonly<Record<string, Article>>
}

/** What would be rendered in another way. */
export interface Edited {
  readonly pages: readonly PageKey[]
  /** The languages whose own articles changed: their searches and maps do. */
  readonly languages: readonly Locale[]
}

/**
 * What follows from the articles that were edited. An article shows nothing of another but its outline (lib/content/outline.ts); translations
 * tell their age from English, so that they go with it.
 *
 * @returns nothing where everything may have changed, or so much that a build of all pages is as quick
 */
export function editedSince(
  before: RenderedFrom | undefined,
  now: RenderedFrom,
): Edited | undefined {
  if (before?.shared !== now.shared) return undefined
  const articles = Object.entries(now.articles)
  const changed = articles
    .filter(([file, { own }]) => before.articles[file]?.own !== own)
    .map(([, article]) => article)
  const goesWith = (article: PageKey) =>
    changed.some(
      ({ locale, slug }) =>
        slug === article.slug &&
        [defaultLocale, article.locale].includes(locale),
    )
  const pages = articles.map(([, article]) => article).filter(goesWith)
  if (pages.length * 2 > articles.length) return undefined
  return {
    pages,
    languages: [...new Set(changed.map(({ locale }) => locale))],
  }
}

/** What pages would be rendered from now. */
export function renderedFrom(): RenderedFrom {
  const sources = new Map<string, string>()
  const articles: Record<string, Article> = {}
  for (const locale of openLocales())
    for (const slug of slugsOf(locale)) {
      const file = fileOf(locale, slug)
      const source = readFileSync(file, 'utf8')
      sources.set(file, source)
      articles[file] = {
        locale,
        slug,
        own: hashOf(`${lastUpdated(file)} ${source}`),
      }
    }
  const shared = stampOf('.', process.env, (path) => {
    const article = sources.get(path)
    if (article !== undefined) return outlineOf(article)
    // Pages and maps tell when their data was last changed.
    return `${lastUpdated(path)} ${readFileSync(path, 'latin1')}`
  })
  // Dates and lists are written by Node.
  return { shared: `${process.version} ${shared}`, articles }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
