import { formatDay } from '@/lib/text/format-day'
import type { OfflineList, Outcome } from './contract'
import type { SavedLanguage } from './saved'

/** The state of one language on the offline page. */
export interface PanelState {
  /** The language, when it is saved completely. */
  readonly saved?: SavedLanguage
  /** True when any cache of the language exists, complete or not. */
  readonly begun: boolean
  /** The list on the host. */
  readonly latest?: OfflineList
  /** The files loaded so far, and all files. */
  readonly progress?: { readonly done: number; readonly total: number }
  /** The end of the last request. */
  readonly outcome?: Outcome
}

/**
 * The views of the panel, each with its own texts and buttons. `offer` needs a host that has a
 * list; without one the view is `none`.
 */
export type PanelView =
  | 'none'
  | 'offer'
  | 'partial'
  | 'working'
  | 'saved'
  | 'newer'

/** The view of a state. */
export function viewOf({
  saved,
  begun,
  latest,
  progress,
}: PanelState): PanelView {
  if (progress) return 'working'
  if (saved) {
    const isNewer = latest && latest.build !== saved.list.build
    return isNewer ? 'newer' : 'saved'
  }
  if (begun) return 'partial'
  return latest ? 'offer' : 'none'
}

/** Writes a number of bytes as megabytes of 1,000,000 bytes (decision 28), never on two lines. */
function formatSize(bytes: number, lang?: string): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1e6).replace(' ', '\u00a0')
}

/** The content of a gap in the panel's texts. */
export interface Slot {
  readonly text: string
  /** The day named in the text (ISO 8601). */
  readonly date?: string
}

/** The contents of all gaps in the panel's texts. */
export function slotsOf(
  { saved, latest, progress }: PanelState,
  lang?: string,
): Readonly<Record<string, Slot>> {
  const list = saved?.list ?? latest
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
    ...(saved?.savedAt && { day: day(saved.savedAt) }),
    ...(latest && { latest: day(latest.built, 'UTC') }),
    ...(progress && {
      done: { text: String(progress.done) },
      total: { text: String(progress.total || '…') },
    }),
  }
}
