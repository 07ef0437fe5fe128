import type { Segment } from '../ByteRuler'
import type { AccountWords } from '../layout/account-layout'
import type { BoxWords } from '../layout/box-layout'
import type { TextRole } from '../layout/typeset'

/**
 * What a diagram says, for a screen too narrow for its wide drawing: items below each other, from
 * top to bottom, and what links them. The items have names, which the links use.
 */
export interface StackContent {
  readonly items: StackItems
  readonly links?: readonly StackLink[]
}

export type StackItems = Readonly<Record<string, StackItem>>

export type StackItem =
  | BoxItem
  | AccountItem
  | FrameItem
  | LabelItem
  | ColumnsItem
  | RulerItem

interface BoxItem {
  readonly box: BoxWords
  readonly important?: boolean
  /** True for a box that touches the one above it. */
  readonly joined?: boolean
  /** The number of a step, in a circle at the left. */
  readonly step?: number
  /** The offset of a field, at the left. */
  readonly offset?: number
}

interface AccountItem {
  readonly account: AccountWords
  /** The width of the column of field names. Without it, notes stand below them. */
  readonly fieldWidth?: number
  /** True where a second account shows behind the first. */
  readonly many?: boolean
}

/** Items that belong together, in a shape of their own or in a dashed line. */
interface FrameItem {
  readonly frame: Pick<BoxWords, 'title' | 'note'> & Partial<BoxWords>
  readonly items: StackItems
  readonly step?: number
}

interface LabelItem {
  readonly label: string
  readonly role?: TextRole
  readonly muted?: boolean
  /** What stands at the right end of the line, never translated. */
  readonly end?: string
}

/** Short texts side by side. */
interface ColumnsItem {
  readonly columns: readonly string[]
  readonly role?: TextRole
}

interface RulerItem {
  readonly ruler: readonly Segment[]
}

/** The name of an item, or of an account's field: `mint` or `mint.supply`. */
export type Place = string

/** An arrow from one item to another. */
export interface StackLink {
  readonly from: Place
  readonly to: Place | readonly Place[]
  /** The side on which the arrow passes other items. Without it, it goes straight to the next. */
  readonly side?: Side
  /** The lane on that side: 0 is the next to the items. */
  readonly lane?: number
  readonly tone?: 'accent'
  readonly dashed?: boolean
  readonly label?: Pick<BoxWords, 'body' | 'code' | 'note'>
  /** Where the label of an arrow with a side stands: after its start, or before its end. */
  readonly labelAt?: 'start' | 'end'
}

export type Side = 'left' | 'right'
