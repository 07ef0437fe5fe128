import { type Area, bottom, type Kind, textHeight } from './box-layout'
import { type SetText, typeset } from './typeset'

export interface AccountRow {
  /** The field's name, never translated. */
  readonly field: string
  /** Its size or value, never translated. */
  readonly size?: string
  readonly note?: string
}

/** What an account says, wherever it stands. */
export interface AccountWords {
  readonly title: string
  readonly rows: readonly AccountRow[]
  readonly kind?: Kind
}

interface AccountContent extends AccountWords {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The width of the column of field names. Without it, notes stand below them. */
  readonly fieldWidth?: number | undefined
  readonly lang: string
}

/** A text with the left end of its first line. */
export interface PlacedText {
  readonly text: SetText
  readonly x: number
  readonly y: number
}

interface RowLayout extends Area {
  readonly field: string
  readonly texts: readonly PlacedText[]
}

export interface AccountLayout extends Area {
  readonly kind: Kind
  readonly title: SetText
  readonly band: number
  readonly rows: readonly RowLayout[]
}

export const CELL_X = 12
/** How far an account behind another one shows. */
export const BEHIND = 6
const CELL_Y = 7
const BAND_Y = 7

/** Lays out an account's title and fields. Rows grow with their words. */
export function layoutAccount(content: AccountContent): AccountLayout {
  const { x, y, width, fieldWidth, lang, kind = 'account' } = content
  const title = typeset(content.title, width - 2 * CELL_X, 'title', lang)
  const band = title.height + 2 * BAND_Y
  const rows: RowLayout[] = []
  for (const row of content.rows) {
    const area = { x, y: bottom(rows.at(-1) ?? { y, height: band }), width }
    rows.push(
      fieldWidth === undefined
        ? noteBelow(row, area, lang)
        : noteBeside(row, area, fieldWidth, lang),
    )
  }
  const height = bottom(rows.at(-1) ?? { y, height: band }) - y
  return { kind, x, y, width, height, title, band, rows }
}

type RowArea = Omit<Area, 'height'>

function noteBeside(
  { field, size, note }: AccountRow,
  area: RowArea,
  fieldWidth: number,
  lang: string,
): RowLayout {
  const left = [field, size ?? []]
    .flat()
    .map((text) => typeset(text, fieldWidth - CELL_X, 'code', lang))
  const room = area.width - fieldWidth - 2 * CELL_X
  const right = [note ?? []].flat().map((t) => typeset(t, room, 'body', lang))
  const height = 2 * CELL_Y + Math.max(textHeight(left), textHeight(right))
  const column = (texts: readonly SetText[], x: number) =>
    below(texts, x, area.y + (height - textHeight(texts)) / 2)
  const x = area.x + CELL_X
  const texts = [...column(left, x), ...column(right, x + fieldWidth)]
  return { ...area, height, field, texts }
}

function noteBelow(
  { field, size, note }: AccountRow,
  area: RowArea,
  lang: string,
): RowLayout {
  const room = area.width - 2 * CELL_X
  const name = size === undefined ? field : `${field} · ${size}`
  const texts = [
    typeset(name, room, 'code', lang),
    ...[note ?? []].flat().map((text) => typeset(text, room, 'body', lang)),
  ]
  const height = 2 * CELL_Y + textHeight(texts)
  const placed = below(texts, area.x + CELL_X, area.y + CELL_Y)
  return { ...area, height, field, texts: placed }
}

/** Places texts below each other. */
function below(
  texts: readonly SetText[],
  x: number,
  y: number,
): readonly PlacedText[] {
  return texts.map((text, index) => ({
    text,
    x,
    y: y + textHeight(texts.slice(0, index)),
  }))
}
