import { errorRecords, errorsByProgram } from '@/lib/errors/records'
import { textsOf } from '@/lib/i18n/texts'
import type { GeneratedKind } from './generated-kind'

/** `errors.html`: the errors of programs and of the runtime, by program. */
export const errorsPage: GeneratedKind = {
  listed: true,
  slugs: () => ['errors'],
  describe(locale) {
    const t = textsOf(locale, 'errorsPage')
    const programs = errorsByProgram(locale)
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: programs.map(({ program }) => ({
        level: 2,
        title: program.name,
        slug: program.id,
        children: [],
      })),
      anchors: errorRecords(locale).map(({ anchor }) => anchor),
      file: 'content/errors.json',
    }
  },
}
