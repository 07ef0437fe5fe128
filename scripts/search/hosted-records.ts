import { escapeHtml } from '@/lib/shared/escape-html'
import {
  type FlatSection,
  packText,
  unpackText,
} from '@/lib/shared/search/compact'
import { recordOf } from '@/lib/shared/search/index-records'
import type { SearchRecord } from '@/lib/shared/search/types'
import { pageTexts } from '@/lib/site/search/full-text/full-text'
import { type Locale, site } from '@/site.config'

/** A record of the hosted index. */
export interface HostedRecord extends SearchRecord {
  /** The page's language tag, by which the modal filters: `de-DE`. */
  readonly lang: string
  /** Other names of a section, and names in its samples. */
  readonly keywords: readonly string[]
  readonly weight: {
    readonly pageRank: number
    /** 100 for a page down to 50 for its deepest headings, 0 for text. */
    readonly level: number
    readonly position: number
  }
}

/**
 * The records of a language: its whole embedded full text, with a record for each heading and text.
 *
 * @throws as `pageTexts` does
 */
export function hostedRecords(locale: Locale): readonly HostedRecord[] {
  const { lang } = site.locales[locale]
  const sections = unpackText(packText(lang, pageTexts(locale)))
  return sections
    .flatMap((section) => [
      recordsOf(section),
      ...section.texts.map((_, text) => recordsOf(section, text)),
    ])
    .map(({ record, section }, position) => ({
      ...record,
      lang,
      keywords:
        record.type === 'content'
          ? []
          : [...section.names, ...section.words].map(escapeHtml),
      weight: {
        pageRank: Math.round(section.weight * 100),
        level: record.type === 'content' ? 0 : 110 - section.level * 10,
        position,
      },
    }))
}

const recordsOf = (section: FlatSection, text?: number) => ({
  section,
  record: recordOf(section, text, site.origin),
})
