import { readTerms } from '@/lib/site/terms/read'
import type { Locale } from '@/site.config'

/** The words that no page of a language uses, each with the one that is used: `from|to`. */
export function renamesOf(locale: Locale): readonly string[] {
  return readTerms().flatMap(({ entries }) => {
    const { term, wrong = [] } = entries[locale] ?? {}
    return wrong.map((from) => `${from.replace(/\*$/, '')}|${term}`)
  })
}
