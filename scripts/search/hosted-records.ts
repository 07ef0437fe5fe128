import { type PlacedSection, placedSections } from '@/lib/search/full-text'
import { recordOf } from '@/lib/search/index-records'
import { fullText } from '@/lib/search/text/full-text'
import type { SearchRecord } from '@/lib/search/types'
import { escapeHtml } from '@/lib/text/escape-html'
import { type Locale, site } from '@/site.config'

/** A record of the hosted index. */
export interface HostedRecord extends SearchRecord {
  /** The page's language tag, by which the modal filters: `de-DE`. */
  readonly lang: string
  /** A section's other names, its questions, and names in its samples. */
  readonly keywords: readonly string[]
  readonly weight: {
    readonly pageRank: number
    /** 100 for a page down to 50 for its deepest headings, 0 for text. */
    readonly level: number
    readonly position: number
  }
}

/**
 * The records of a language: its embedded full text without the English pages, with a record for
 * each heading and text.
 *
 * @throws as `fullText` does
 */
export function hostedRecords(locale: Locale): readonly HostedRecord[] {
  const { lang } = site.locales[locale]
  return placedSections(fullText(locale))
    .filter(({ kind }) => kind !== 'english')
    .flatMap((section) => [
      recordsOf(section),
      ...section.texts.map((_, text) => recordsOf(section, text)),
    ])
    .map(({ record, section }, position) => ({
      ...record,
      lang,
      keywords:
        record.type === 'content' ? [] : keywordsOf(section).map(escapeHtml),
      weight: {
        pageRank: section.kind === 'table' ? 0 : 100,
        level: record.type === 'content' ? 0 : 110 - section.level * 10,
        position,
      },
    }))
}

const keywordsOf = (section: PlacedSection) => [
  ...(section.names ?? []),
  ...(section.questions ?? []),
  ...(section.english ?? []),
  ...(section.code ?? []),
]

const recordsOf = (section: PlacedSection, text?: number) => ({
  section,
  record: recordOf(section, text, site.origin),
})
