import { formatDay } from '@/lib/shared/format-day'
import type { OfflineList, Outcome } from './contract'
import type { KeptLanguage } from './kept'

/** What is known of a language on the page about reading offline. */
export interface PanelState {
  /** What is kept as a whole. */
  readonly kept?: KeptLanguage
  /** Whether anything is there, whole or not. */
  readonly begun: boolean
  /** What the host has. */
  readonly latest?: OfflineList
  /** How far it is with loading. */
  readonly progress?: { readonly done: number; readonly total: number }
  /** How the last wish ended. */
  readonly outcome?: Outcome
}

/** Which of the panel's texts and buttons are shown. `offer` is `none` with a host that says what there is to load. */
export type PanelView =
  | 'none'
  | 'offer'
  | 'partial'
  | 'working'
  | 'kept'
  | 'newer'

/** What the panel shows. */
export function viewOf({
  kept,
  begun,
  latest,
  progress,
}: PanelState): PanelView {
  if (progress) return 'working'
  if (kept) {
    const isNewer = latest && latest.build !== kept.list.build
    return isNewer ? 'newer' : 'kept'
  }
  if (begun) return 'partial'
  return latest ? 'offer' : 'none'
}

/** Bytes as megabytes of 1,000,000 (decision 28). */
function formatSize(bytes: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1e6)
}

/** What stands in a gap of the panel's texts. */
export interface Slot {
  readonly text: string
  /** The day that it speaks of (ISO 8601). */
  readonly date?: string
}

/** What stands in the gaps of the panel's texts. */
export function slotsOf(
  { kept, latest, progress }: PanelState,
  lang: string,
): Readonly<Record<string, Slot>> {
  const list = kept?.list ?? latest
  const day = (date: string, timeZone?: 'UTC') => ({
    text: formatDay(date, lang, timeZone),
    date,
  })
  return {
    ...(list && {
      pages: { text: String(list.pages) },
      size: { text: formatSize(list.bytes, lang) },
      built: day(list.built, 'UTC'),
    }),
    ...(kept?.keptAt && { day: day(kept.keptAt) }),
    ...(latest && { latest: day(latest.built, 'UTC') }),
    ...(progress && {
      done: { text: String(progress.done) },
      total: { text: String(progress.total || '…') },
    }),
  }
}
