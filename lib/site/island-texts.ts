import { assetHref, hrefFor } from '@/lib/shared/href'
import type {
  IslandTexts,
  LocalSearchSettings,
  ShortcutTexts,
} from '@/lib/shared/island-texts'
import { docsSearchLimits, localSearchLimits } from '@/lib/shared/limits'
import { indexHref } from '@/lib/shared/search/entry'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import { docsSearchSettings } from '@/lib/shared/search/settings'
import { messagesOf, textsOf } from '@/lib/site/i18n/texts'
import { ownWantedLinks } from '@/lib/site/navigation/wanted'
import { runSettings } from '@/lib/site/run-settings'
import type en from '@/messages/en.json'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The address of the texts of a language's islands. */
export function islandTextsHref(locale: Locale): string {
  return assetHref(`/texts/${locale}.json`)
}

/** The texts and settings of a language's islands. */
export function islandTexts(locale: Locale): IslandTexts {
  const zoom = textsOf(locale, 'zoom')
  return {
    localSearch: localSearch(locale),
    docsSearch: docsSearch(locale),
    run: runSettings(locale),
    zoom: { open: zoom('open'), close: zoom('close') },
    shortcuts: shortcuts(locale),
  }
}

/** The texts for all counts from 0 to `most`. */
const counts = (most: number, write: (count: number) => string) =>
  Array.from({ length: most + 1 }, (_, count) => write(count))

function localSearch(locale: Locale): LocalSearchSettings {
  const t = textsOf(locale, 'search')
  return {
    indexUrl: indexHref(locale),
    pathLocale: hrefFor(locale, ''),
    texts: {
      list: t('label'),
      counts: counts(localSearchLimits.suggestions, (count) =>
        t('count', { count }),
      ),
      failed: t('failed'),
      retry: t('retry'),
      all: t.raw('all'),
    },
  }
}

type TextKey = keyof typeof en.docsSearch

const isPlain = (key: string): key is Exclude<TextKey, 'count' | 'failed'> =>
  key in messagesOf(defaultLocale).docsSearch &&
  key !== 'count' &&
  key !== 'failed'

function docsSearch(locale: Locale): ModalSettings {
  const t = textsOf(locale, 'docsSearch')
  const keys = Object.keys(messagesOf(defaultLocale).docsSearch).filter(isPlain)
  const texts = keys.map((key) => [key, t.raw(key)])
  return {
    ...docsSearchSettings(locale),
    issuePage: site.issuePage,
    wanted: ownWantedLinks(locale).map(({ href, title, within }) => ({
      href,
      title,
      page: within[0] ?? '',
    })),
    texts: {
      ...Object.fromEntries(texts),
      counts: counts(docsSearchLimits.hitsPerPage, (count) =>
        t('count', { count }),
      ),
    },
  }
}

function shortcuts(locale: Locale): ShortcutTexts {
  const t = textsOf(locale, 'shortcuts')
  return {
    title: t('title'),
    close: t('close'),
    singleKeys: t('singleKeys'),
    rows: [
      { keys: ['s', '/'], text: t('search') },
      { keys: ['Ctrl K', '⌘ K'], text: t('docsSearch') },
      { keys: ['↑', '↓'], text: t('suggestions') },
      { keys: ['←', '→'], text: t('tabs') },
      { keys: ['Ctrl Enter', '⌘ Enter'], text: t('run') },
      { keys: ['Esc'], text: t('escape') },
      { keys: ['?'], text: t('sheet') },
    ],
  }
}
