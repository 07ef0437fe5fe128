import { readTerms } from '@/lib/terms/read'
import { defaultLocale, type Locale } from '@/site.config'

/** A term as the A–Z page shows it. */
export interface ListedTerm {
  readonly id: string
  readonly term: string
  readonly definition: string
  /** Its abbreviation: PDA, CPI. */
  readonly short?: string
  /** The English name, where it differs. */
  readonly english?: string
  /** The page and heading that explain it. */
  readonly page: string
}

/** The terms that have a definition in a language. */
export function listedTerms(locale: Locale): readonly ListedTerm[] {
  return readTerms().flatMap(({ id, page, entries }) => {
    const entry = entries[locale]
    if (!entry?.definition) return []
    const { term, definition, forms = [] } = entry
    const short = forms.find((form) => /^[A-Z]{2,}$/.test(form))
    const english = entries[defaultLocale]?.term
    const same = english?.toLowerCase() === term.toLowerCase()
    return [
      {
        id,
        term,
        definition,
        page,
        short,
        english: same ? undefined : english,
      },
    ]
  })
}
