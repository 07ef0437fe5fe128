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

/** A link to a section of the book, with its title in the reader's language. */
export interface BookLink {
  readonly href: string
  readonly title: string
}

/** What is said around a run, by name; some texts have slots in braces. */
export type RunTexts = Readonly<
  typeof import('@/messages/en.json')['run'] & {
    readonly run: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
  }
>

/** Texts and settings of what opens below a program that runs in the browser. */
export interface RunSettings {
  readonly texts: RunTexts
  /** The page of error codes. */
  readonly errorsHref: string
  /** How to run programs on a computer of one's own. */
  readonly local: BookLink
  /** The sections that explain what the panel shows. */
  readonly transactions: readonly BookLink[]
  readonly accounts: readonly BookLink[]
  /** The names of known programs by address. */
  readonly programs: Readonly<Record<string, string>>
}

/** All texts of the islands in one language, loaded with the first island: `/texts/de.json`. */
export interface IslandTexts {
  readonly localSearch: LocalSearchSettings
  readonly docsSearch: ModalSettings
  readonly run: RunSettings
  readonly zoom: ZoomTexts
  readonly shortcuts: ShortcutTexts
}

/** True when an answer is such a file, and not something else that a host sent in its place. */
export function isIslandTexts(value: unknown): value is IslandTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['localSearch', 'docsSearch', 'run', 'zoom', 'shortcuts'].every(
      (name) => name in value,
    )
  )
}
