import { type Area, type Kind, textHeight } from './box-layout'
import { type SetText, typeset } from './typeset'

interface PartContent {
  readonly kind: Kind
  readonly title: string
  readonly note: string
}

export interface PartLayout extends Area {
  readonly kind: Kind
  readonly title: SetText
  readonly note: SetText
  readonly titleWidth: number
}

/** The distance from the left edge of a part to its words. */
export const PART_PAD = 12

/** Lays out a part of a layout: its name at the left, its note at the right. */
export function layoutPart(
  part: PartContent,
  area: Omit<Area, 'height'>,
  lang: string,
): PartLayout {
  const titleWidth = Math.round(area.width * 0.34)
  const title = typeset(part.title, titleWidth - 2 * PART_PAD, 'title', lang)
  const room = area.width - titleWidth - 2 * PART_PAD
  const note = typeset(part.note, room, 'body', lang)
  const height = Math.max(44, Math.max(textHeight([title]), note.height) + 18)
  return { ...area, height, kind: part.kind, title, note, titleWidth }
}
