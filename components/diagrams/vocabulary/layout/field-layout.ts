import {
  type Area,
  type BoxLayout,
  bottom,
  type Kind,
  layoutRow,
} from './box-layout'
import { type SetText, typeset } from './typeset'

export interface Field {
  /** The offset of the field's first byte. */
  readonly offset: number
  readonly kind: Kind
  readonly name: string
  /** The bytes themselves, as hexadecimal digits. */
  readonly bytes?: string
  readonly note: string
}

interface FieldsContent {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The shares of the columns in the width beside the offsets. */
  readonly shares: readonly number[]
  readonly fields: readonly Field[]
  readonly lang: string
}

export interface FieldLayout extends Area {
  readonly offset: SetText
  readonly boxes: readonly BoxLayout[]
}

const OFFSETS = 40

/** Lays out the fields of an account below each other, in the order of the bytes. */
export function layoutFields(content: FieldsContent): readonly FieldLayout[] {
  const { x, width, shares, lang } = content
  let y = content.y
  return content.fields.map(({ offset, kind, name, bytes, note }) => {
    const cells = bytes === undefined ? [] : [{ kind, code: bytes }]
    const boxes = layoutRow({
      x: x + OFFSETS,
      y,
      width: width - OFFSETS,
      gap: 0,
      shares,
      boxes: [
        { kind, code: name },
        ...cells,
        { kind: 'plain' as const, body: note },
      ].map((box) => ({ ...box, square: true, minHeight: 38 })),
      lang,
    })
    const height = Math.max(...boxes.map((box) => box.height))
    const field = {
      x,
      y,
      width,
      height,
      boxes,
      offset: typeset(String(offset), OFFSETS, 'code', lang),
    }
    y = bottom(field)
    return field
  })
}

/** The right edge of a field's offset. */
export const offsetEnd = (field: FieldLayout) => field.x + OFFSETS - 8
