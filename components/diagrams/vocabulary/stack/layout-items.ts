import { RULER_HEIGHT } from '../ByteRuler'
import {
  type AccountLayout,
  BEHIND,
  layoutAccount,
  type PlacedText,
} from '../layout/account-layout'
import {
  type Area,
  type BoxLayout,
  bottom,
  layoutBox,
  textHeight,
} from '../layout/box-layout'
import { typeset } from '../layout/typeset'
import type { StackItem, StackItems } from './stack-content'

/** Where items may stand, and from which height on. */
export interface Column {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface PlacedLabel extends PlacedText {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly muted?: boolean | undefined
}

/** An item with its place, and with all that is drawn of it. */
export interface PlacedItem {
  readonly name: string
  readonly item: StackItem
  readonly area: Area
  readonly box?: BoxLayout
  readonly account?: AccountLayout
  readonly labels: readonly PlacedLabel[]
  readonly inner: readonly PlacedItem[]
}

/** The space at the left of items with a number of a step or an offset. */
const STEPS = 30
const OFFSETS = 32
/** The space inside a frame. */
const FRAME = 8

/** Places items below each other. `gapAbove` says how far each stands from the one above it. */
export function placeItems(
  items: StackItems,
  { x, y, width }: Column,
  gapAbove: (name: string) => number,
  lang: string,
): readonly PlacedItem[] {
  const marks = Math.max(...Object.values(items).map(marksOf))
  const placed: PlacedItem[] = []
  for (const [name, item] of Object.entries(items)) {
    const above = placed.at(-1)
    const top = above === undefined ? y : bottom(above.area) + gapAbove(name)
    const column = { x: x + marks, y: top, width: width - marks }
    placed.push({ name, item, ...placeItem(item, column, lang) })
  }
  return placed
}

function marksOf(item: StackItem): number {
  if ('step' in item) return STEPS
  return 'offset' in item ? OFFSETS : 0
}

type Placement = Omit<PlacedItem, 'name' | 'item'>

function placeItem(item: StackItem, column: Column, lang: string): Placement {
  if ('box' in item) return placeBox(item, column, lang)
  if ('account' in item) return placeAccount(item, column, lang)
  if ('frame' in item) return placeFrame(item, column, lang)
  if ('label' in item) return placeLabel(item, column, lang)
  if ('columns' in item) return placeColumns(item, column, lang)
  return { area: { ...column, height: RULER_HEIGHT }, labels: [], inner: [] }
}

type ItemWith<Key extends string> = Extract<StackItem, Record<Key, unknown>>

function placeBox(
  { box, joined, offset }: ItemWith<'box'>,
  column: Column,
  lang: string,
): Placement {
  const layout = layoutBox({
    ...box,
    ...(joined && { square: true }),
    ...column,
    lang,
  })
  if (offset === undefined)
    return { area: layout, box: layout, labels: [], inner: [] }
  const text = typeset(String(offset), OFFSETS, 'code', lang)
  const y = layout.y + (layout.height - text.height) / 2
  const label = {
    text,
    x: column.x - 6,
    y,
    anchor: 'end',
    muted: true,
  } as const
  return { area: layout, box: layout, labels: [label], inner: [] }
}

function placeAccount(
  { account, fieldWidth, many }: ItemWith<'account'>,
  column: Column,
  lang: string,
): Placement {
  const extra = many ? BEHIND : 0
  const width = column.width - extra
  const layout = layoutAccount({
    ...account,
    ...column,
    width,
    fieldWidth,
    lang,
  })
  const area = { ...layout, height: layout.height + extra }
  return { area, account: layout, labels: [], inner: [] }
}

function placeFrame(
  { frame, items }: ItemWith<'frame'>,
  { x, y, width }: Column,
  lang: string,
): Placement {
  const room = width - 2 * FRAME
  const texts = (['title', 'note'] as const).flatMap((role) =>
    [frame[role] ?? []].flat().map((text) => typeset(text, room, role, lang)),
  )
  const labels = texts.map((text, index) => ({
    text,
    x: x + FRAME,
    y: y + FRAME + textHeight(texts.slice(0, index)),
  }))
  const top = y + FRAME + textHeight(texts) + FRAME - 2
  const column = { x: x + FRAME, y: top, width: room }
  const gap = (name: string) => (isJoined(items[name]) ? 0 : FRAME)
  const inner = placeItems(items, column, gap, lang)
  const end = bottom(inner.at(-1)?.area ?? { y: top, height: 0 })
  return { area: { x, y, width, height: end + FRAME - y }, labels, inner }
}

function placeLabel(
  { label, role = 'body', muted, end }: ItemWith<'label'>,
  { x, y, width }: Column,
  lang: string,
): Placement {
  const ends = [end ?? []]
    .flat()
    .map((text) => typeset(text, width, 'code', lang))
  const taken = end === undefined ? 0 : 16 + 8 * end.length
  const text = typeset(label, width - taken, role, lang)
  const height = Math.max(text.height, textHeight(ends))
  return {
    area: { x, y, width, height },
    labels: [
      { text, x, y, muted },
      ...ends.map((text) => ({
        text,
        x: x + width,
        y: y + (height - text.height) / 2,
        anchor: 'end' as const,
      })),
    ],
    inner: [],
  }
}

function placeColumns(
  { columns, role = 'body' }: ItemWith<'columns'>,
  { x, y, width }: Column,
  lang: string,
): Placement {
  const share = width / columns.length
  const labels = columns.map((column, index) => ({
    text: typeset(column, share - FRAME, role, lang),
    x: x + share * (index + 0.5),
    y,
    anchor: 'middle' as const,
  }))
  const height = Math.max(...labels.map(({ text }) => text.height))
  return { area: { x, y, width, height }, labels, inner: [] }
}

/** True for words that belong to the item below them. */
export const isHeading = (item: StackItem | undefined) =>
  item !== undefined && 'label' in item

/** True for a box that touches the one above it. */
export const isJoined = (item: StackItem | undefined) =>
  item !== undefined && 'joined' in item && item.joined === true
