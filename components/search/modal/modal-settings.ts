import { basePath, hrefFor } from '@/lib/href'
import { textsOf } from '@/lib/i18n/texts'
import { docsSearchLimits } from '@/lib/limits'
import type { ModalSettings } from '@/lib/search/docs-search/modal-settings'
import { docsSearchSettings } from '@/lib/search/docs-search/settings'
import en from '@/messages/en.json'
import { defaultLocale, type Locale, locales, site } from '@/site.config'

type TextKey = keyof typeof en.docsSearch

const isPlain = (key: string): key is Exclude<TextKey, 'count' | 'failed'> =>
  key in en.docsSearch && key !== 'count' && key !== 'failed'

/** What the modal of one language is told, texts included. */
export function modalSettings(locale: Locale): ModalSettings {
  const t = textsOf(locale, 'docsSearch')
  const keys = Object.keys(en.docsSearch).filter(isPlain)
  const texts = keys.map((key) => [key, t.raw(key)])
  const numbers = Array.from({ length: docsSearchLimits.hitsPerPage + 1 })
  return {
    ...docsSearchSettings(locale),
    origin: site.origin,
    issuePage: site.issuePage,
    roots: rootsOf(locale),
    texts: {
      ...Object.fromEntries(texts),
      counts: numbers.map((_, count) => t('count', { count })),
    },
  }
}

/** The paths of a language and of the others, for links that stay inside the document. */
export function rootsOf(locale: Locale): ModalSettings['roots'] {
  return {
    root: hrefFor(locale, ''),
    base: basePath,
    otherRoots: locales
      .filter((other) => other !== locale && other !== defaultLocale)
      .map((other) => hrefFor(other, '')),
  }
}
