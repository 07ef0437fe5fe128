import type { ModalSettings } from '@/lib/shared/search/modal-settings'

/** Texts of the local search's list. Counts are written out for each number that can come, so that no plural rules are loaded. `all` has `{query}` in it. */
export interface LocalSearchTexts {
  readonly list: string
  readonly counts: readonly string[]
  readonly failed: string
  readonly retry: string
  readonly all: string
}

/** What the local search of one language needs to know. */
export interface LocalSearchSettings {
  readonly indexUrl: string
  /** Path of the language's home page, which its entries carry. */
  readonly pathLocale: string
  readonly texts: LocalSearchTexts
}

/** Names of the buttons around an enlarged image. */
export interface ZoomTexts {
  readonly open: string
  readonly close: string
}

/** Texts of the sheet of shortcuts. */
export interface ShortcutTexts {
  readonly title: string
  readonly close: string
  readonly singleKeys: string
  /** Each key as it is written on keyboards, and what it does. */
  readonly rows: readonly {
    readonly keys: readonly string[]
    readonly text: string
  }[]
}

/** What the islands of one language show, loaded with the first of them: `/texts/de.json`. */
export interface IslandTexts {
  readonly localSearch: LocalSearchSettings
  readonly docsSearch: ModalSettings
  readonly zoom: ZoomTexts
  readonly shortcuts: ShortcutTexts
}

/** Whether an answer is such a file, and not what a host sends in its place. */
export function isIslandTexts(value: unknown): value is IslandTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['localSearch', 'docsSearch', 'zoom', 'shortcuts'].every(
      (name) => name in value,
    )
  )
}
