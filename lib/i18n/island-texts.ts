import { ownPopularLinks } from '@/lib/content/popular'
import type { IslandTexts, ShortcutTexts } from '@/lib/islands/island-texts'
import { docsSearchLimits } from '@/lib/limits'
import { assetHref } from '@/lib/links/href'
import type { ModalSettings } from '@/lib/search/modal-settings'
import { docsSearchSettings } from '@/lib/search/settings'
import { type Locale, site } from '@/site.config'
import { runSettings } from './run-settings'
import { messagesOf, textsOf } from './texts'

/** The address of the texts of a language's islands. */
export function islandTextsHref(locale: Locale): string {
  return assetHref(`/texts/${locale}.json`)
}

/** The texts and settings of a language's islands. */
export function islandTexts(locale: Locale): IslandTexts {
  return {
    docsSearch: docsSearch(locale),
    run: runSettings(locale),
    shortcuts: shortcuts(locale),
  }
}

/** The texts for all counts from 0 to `most`. */
const counts = (most: number, write: (count: number) => string) =>
  Array.from({ length: most + 1 }, (_, count) => write(count))

function docsSearch(locale: Locale): ModalSettings {
  const t = textsOf(locale, 'docsSearch')
  const { count: _, failed: __, ...texts } = messagesOf(locale).docsSearch
  return {
    ...docsSearchSettings(locale),
    issuePage: site.issuePage,
    popular: ownPopularLinks(locale).map(({ href, title, within }) => ({
      href,
      title,
      page: within[0] ?? '',
    })),
    texts: {
      ...texts,
      counts: counts(docsSearchLimits.hitsPerPage, (count) =>
        t('count', { count }),
      ),
    },
  }
}

function shortcuts(locale: Locale): ShortcutTexts {
  const t = textsOf(locale, 'shortcuts')
  const control = locale === 'de' ? 'Strg' : 'Ctrl'
  return {
    title: t('title'),
    close: t('close'),
    singleKeys: t('singleKeys'),
    rows: [
      { keys: ['s', '/'], text: t('search') },
      { keys: [`${control} K`, '⌘ K'], text: t('docsSearch') },
      { keys: ['↑', '↓'], text: t('suggestions') },
      { keys: ['←', '→'], text: t('tabs') },
      { keys: [`${control} Enter`, '⌘ Enter'], text: t('run') },
      { keys: ['Esc'], text: t('escape') },
      { keys: ['?'], text: t('sheet') },
    ],
  }
}
