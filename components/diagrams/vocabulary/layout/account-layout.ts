import { type Area, type Kind, textHeight } from './box-layout'
import { type SetText, typeset } from './typeset'

export interface AccountRow {
  /** The field's name, never translated. */
  readonly field: string
  /** Its size or value, never translated. */
  readonly size?: string
  readonly note?: string
}

interface AccountContent {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly title: string
  readonly rows: readonly AccountRow[]
  readonly lang: string
  /** The width of the column of field names. */
  readonly fieldWidth: number
  readonly kind?: Kind
}

export interface RowLayout extends Area {
  readonly left: readonly SetText[]
  readonly right: SetText | undefined
}

export interface AccountLayout extends Area {
  readonly kind: Kind
  readonly title: SetText
  readonly band: number
  readonly fieldWidth: number
  readonly rows: readonly RowLayout[]
}

export const CELL_X = 12
const CELL_Y = 7
const BAND_Y = 7

/** Lays out an account's title and fields. Rows grow with their words. */
export function layoutAccount(content: AccountContent): AccountLayout {
  const { x, y, width, fieldWidth, lang, kind = 'account' } = content
  const title = typeset(content.title, width - 2 * CELL_X, 'title', lang)
  const band = title.height + 2 * BAND_Y
  const rows: RowLayout[] = []
  let top = y + band
  for (const row of content.rows) {
    const left = [row.field, row.size ?? []]
      .flat()
      .map((text) => typeset(text, fieldWidth - CELL_X, 'code', lang))
    const room = width - fieldWidth - 2 * CELL_X
    const note =
      row.note === undefined ? undefined : typeset(row.note, room, 'body', lang)
    const height = 2 * CELL_Y + Math.max(textHeight(left), note?.height ?? 0)
    rows.push({ x, y: top, width, height, left, right: note })
    top += height
  }
  const height = top - y
  return { kind, x, y, width, height, title, band, fieldWidth, rows }
}
