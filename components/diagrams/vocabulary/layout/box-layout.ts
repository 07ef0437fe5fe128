import { type SetText, typeset } from './typeset'

/** The kind of thing that a box stands for; decides its shape and tint. */
export type Kind = 'account' | 'program' | 'key' | 'data' | 'warn' | 'plain'

/** A rectangle in units of the viewBox. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface BoxLayout extends Area {
  readonly kind: Kind
  readonly texts: readonly SetText[]
  /** True for square corners, where a box is one of several that touch. */
  readonly square?: boolean | undefined
}

/** What a box says, wherever it stands. */
export interface BoxWords {
  readonly kind: Kind
  readonly minHeight?: number
  readonly square?: boolean
  readonly title?: string | undefined
  readonly heading?: string | undefined
  readonly body?: string | undefined
  /** One line or more of what is never translated. */
  readonly code?: string | readonly string[] | undefined
  readonly note?: string | undefined
}

interface BoxContent extends BoxWords {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly lang: string
}

const PAD_X = 14
const PAD_Y = 9
const KEY_GLYPH = 30
/** The roles of texts in a box, from top to bottom. */
const BOX_ROLES = ['title', 'heading', 'body', 'code', 'note'] as const

/** Lays out the words of a box. The height follows from their lines. */
export function layoutBox(content: BoxContent): BoxLayout {
  const { kind, x, y, width, minHeight = 0, square, lang } = content
  const glyph = kind === 'key' && !square ? KEY_GLYPH : 0
  const room = width - 2 * PAD_X - glyph
  const texts = BOX_ROLES.flatMap((role) =>
    [content[role] ?? []].flat().map((text) => typeset(text, room, role, lang)),
  )
  const height = Math.max(minHeight, 2 * PAD_Y + textHeight(texts))
  return { kind, x, y, width, height, texts, square }
}

interface RowContent {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly gap: number
  /** The share of the width for each box; equal by default. */
  readonly shares?: readonly number[]
  readonly boxes: readonly BoxWords[]
  readonly lang: string
}

/** Lays out boxes side by side, all as high as the highest of them. */
export function layoutRow(row: RowContent): readonly BoxLayout[] {
  const { x, y, width, gap, boxes, lang } = row
  const shares = row.shares ?? boxes.map(() => 1 / boxes.length)
  const room = width - gap * (shares.length - 1)
  let left = x
  const set = boxes.map((box, index) => {
    const layout = layoutBox({
      ...box,
      x: left,
      y,
      width: room * (shares[index] ?? 0),
      lang,
    })
    left = right(layout) + gap
    return layout
  })
  const height = Math.max(...set.map((box) => box.height))
  return set.map((box) => ({ ...box, height }))
}

/** The height of texts below each other. */
export function textHeight(texts: readonly SetText[]): number {
  return texts.reduce((sum, text) => sum + text.height, 0)
}

/** The area on whole units, which are shorter to write. Areas that touch still do. */
export function snapped({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.round(x), Math.round(y)]
  return {
    x: left,
    y: top,
    width: Math.round(x + width) - left,
    height: Math.round(y + height) - top,
  }
}

export const bottom = (area: Pick<Area, 'y' | 'height'>) => area.y + area.height
export const right = (area: Area) => area.x + area.width
export const centreX = (area: Area) => area.x + area.width / 2
export const centreY = (area: Area) => area.y + area.height / 2
