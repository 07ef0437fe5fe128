import { textsOf } from '@/lib/site/i18n/texts'
import type { GeneratedKind } from './generated-kind'

/**
 * `playground.html`: a program that a reader writes, or a recipe that they change, runs there
 * (docs/running-recipes.md).
 */
export const playgroundPage: GeneratedKind = {
  listed: true,
  searched: false,
  slugs: () => ['playground'],
  describe(locale) {
    const t = textsOf(locale, 'playgroundPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [],
      file: `messages/${locale}.json`,
    }
  },
}
