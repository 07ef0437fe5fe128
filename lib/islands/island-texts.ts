import type { ModalSettings } from '@/lib/search/modal-settings'

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

/** Texts around a run, by name; some texts have slots in braces. */
export type RunTexts = Readonly<
  typeof import('@/messages/en.json')['run'] & {
    readonly run: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
  }
>

/** Texts and settings of the panel below a program that runs in the browser. */
export interface RunSettings {
  readonly texts: RunTexts
  readonly errorsHref: string
  /** How to run programs on a computer of one's own. */
  readonly local: BookLink
  /** The sections that explain what the panel shows. */
  readonly transactions: readonly BookLink[]
  readonly accounts: readonly BookLink[]
  /** The section on the packages of Kit and web3.js. */
  readonly clients: readonly BookLink[]
  /** The names of known programs by address. */
  readonly programs: Readonly<Record<string, string>>
}

/** All texts of the islands in one language, loaded with the first island: `/texts/de.json`. */
export interface IslandTexts {
  readonly docsSearch: ModalSettings
  readonly run: RunSettings
  readonly shortcuts: ShortcutTexts
}

/** True when a response is such a file, and not something else that a host sent instead. */
export function isIslandTexts(value: unknown): value is IslandTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['docsSearch', 'run', 'shortcuts'].every((name) => name in value)
  )
}
