import { textsOf } from '@/lib/i18n/texts'
import type { GeneratedKind } from './generated-kind'

/** `errors.html`: the errors of programs and of the runtime, by program. */
export const errorsPage: GeneratedKind = {
  listed: true,
  slugs: () => ['errors'],
  describe(locale) {
    const t = textsOf(locale, 'errorsPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [],
      file: 'content/errors.json',
    }
  },
}
