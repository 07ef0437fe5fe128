import type { SourcePage } from '@/lib/content/source-page'
import { comparedEnglish } from '@/lib/freshness/english'
import type { Rule } from '@/lib/rules/rule'
import { textsOfPage } from '@/lib/rules/texts'
import type { Locale } from '@/site.config'

/**
 * The usual number of characters for 100 of English. Fewer mean that something was lost, more that
 * something was added.
 */
const bounds: Readonly<Partial<Record<Locale, readonly [number, number]>>> = {
  en: [100, 100],
  zh: [25, 60],
  es: [90, 145],
  de: [90, 145],
  vi: [80, 145],
  th: [70, 140],
  fr: [90, 150],
  id: [85, 145],
  kr: [38, 85],
  tr: [75, 140],
}

/** The bounds of a language before somebody has measured it on its first pages. */
const ofNewLanguage = [20, 200] as const

const lengthOf = (page: SourcePage) =>
  textsOfPage(page).reduce((sum, { text }) => sum + text.length, 0)

/** Requires a length that is usual for the language. */
export const lengthRule: Rule = (page) => {
  const english = comparedEnglish(page)
  if (!english) return []
  const percent = Math.round((100 * lengthOf(page)) / lengthOf(english))
  const [least, most] = bounds[page.locale] ?? ofNewLanguage
  if (percent >= least && percent <= most) return []
  return [
    {
      file: page.file,
      line: 1,
      message: `has ${percent} % of English's characters, where ${least} to ${most} % are usual; compare it with English and add what is missing or remove what was added`,
    },
  ]
}
