import { groupsOf } from '@/lib/site/a-z/groups'
import { listedTerms } from '@/lib/site/a-z/listed-terms'
import { textsOf } from '@/lib/site/i18n/texts'
import { termAnchor, termsFile } from '@/lib/site/terms/read'
import type { GeneratedKind } from './generated-kind'

/** `a-z.html`: all recipes and terms of a language by letter. The docs search lists its terms. */
export const azPage: GeneratedKind = {
  listed: true,
  searched: true,
  slugs: () => ['a-z'],
  describe(locale) {
    const t = textsOf(locale, 'azPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [],
      file: termsFile,
    }
  },
  anchors: (locale) => [
    ...groupsOf(locale).map(({ anchor }) => anchor),
    ...listedTerms(locale).map(({ id }) => termAnchor(id)),
  ],
}
