import { slugsOf } from '@/lib/site/content/files'
import { loadPage } from '@/lib/site/content/load'
import { pageName, slugOfName } from '@/lib/site/content/page-name'
import { changesOf } from '@/lib/site/freshness/page-changes'
import { freshnessOf } from '@/lib/site/freshness/status'
import { textsOf } from '@/lib/site/i18n/texts'
import type { GeneratedKind } from './registry'

const folder = 'changes/'

/** The slug of the page that shows the changes in English since a page was translated. */
export const changesSlug = (slug: string): string =>
  `${folder}${pageName(slug)}`

/** The slug of the translation that a changes page is about. */
export const translationSlug = (slug: string): string =>
  slugOfName(slug.slice(folder.length))

/**
 * `changes/<section>/<page>.html`: the changes in English, for each translation that is behind
 * (decision 21).
 */
export const changesPages: GeneratedKind = {
  listed: false,
  searched: false,
  slugs: (locale) =>
    slugsOf(locale)
      .filter((slug) => freshnessOf(locale, slug).state === 'behind')
      .map(changesSlug),
  describe(locale, slug) {
    const t = textsOf(locale, 'changes')
    const page = loadPage(locale, translationSlug(slug))
    return {
      title: t('title', { title: page.title }),
      description: t('description', { title: page.title }),
      headers: changesOf(locale, page.slug)
        .filter(({ id, kind }) => id !== '' && kind !== 'removed')
        .map(({ id, title }) => ({ level: 2, slug: id, title, children: [] })),
      file: page.file,
    }
  },
}
