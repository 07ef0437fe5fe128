import type { ModalSettings } from '@/lib/shared/search/modal-settings'

/**
 * Texts of the local search's list. `counts` has one text for each possible number, so that no
 * plural rules are loaded. `all` contains `{query}`.
 */
export interface LocalSearchTexts {
  readonly list: string
  readonly counts: readonly string[]
  readonly failed: string
  readonly retry: string
  readonly all: string
}

/** Settings of the local search for one language. */
export interface LocalSearchSettings {
  readonly indexUrl: string
  /** The path of the language's home page, as the entries of the index name it. */
  readonly pathLocale: string
  readonly texts: LocalSearchTexts
}

/** Labels of the buttons around an enlarged image. */
export interface ZoomTexts {
  readonly open: string
  readonly close: string
}

/** Texts of the sheet of shortcuts. */
export interface ShortcutTexts {
  readonly title: string
  readonly close: string
  readonly singleKeys: string
  /** Keys as they are written on keyboards, and their effect. */
  readonly rows: readonly {
    readonly keys: readonly string[]
    readonly text: string
  }[]
}

/** All texts of the islands in one language, loaded with the first island: `/texts/de.json`. */
export interface IslandTexts {
  readonly localSearch: LocalSearchSettings
  readonly docsSearch: ModalSettings
  readonly zoom: ZoomTexts
  readonly shortcuts: ShortcutTexts
}

/** True when an answer is such a file, and not something else that a host sent in its place. */
export function isIslandTexts(value: unknown): value is IslandTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['localSearch', 'docsSearch', 'zoom', 'shortcuts'].every(
      (name) => name in value,
    )
  )
}
