import { helpFile } from '@/lib/site/errors/help'
import { programErrors } from '@/lib/site/errors/program-errors'
import { errorRecords } from '@/lib/site/errors/records'
import { textsOf } from '@/lib/site/i18n/texts'
import { defaultLocale } from '@/site.config'
import type { GeneratedKind } from './generated-kind'

/** The anchor of the section on the errors of a program that is not listed. */
export const ownErrors = 'own-errors'

/** `errors.html`: the errors of programs and of the runtime, by program. */
export const errorsPage: GeneratedKind = {
  listed: true,
  searched: true,
  slugs: () => ['errors'],
  describe(locale) {
    const t = textsOf(locale, 'errorsPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [{ id: ownErrors, name: t('own') }, ...programErrors()].map(
        ({ id, name }) => ({
          level: 2,
          title: name,
          slug: id,
          children: [],
        }),
      ),
      file: helpFile(defaultLocale),
    }
  },
  anchors: (locale) => errorRecords(locale).map(({ anchor }) => anchor),
}
