import { type Area, bottom, textHeight } from '../layout/box-layout'
import { type SetText, typeset } from '../layout/typeset'
import {
  isHeading,
  isJoined,
  type PlacedItem,
  placeItems,
} from './layout-items'
import { type LinkLayout, layoutLink, widthOfLanes } from './layout-link'
import { Places, rootOf } from './places'
import type { StackContent, StackLink } from './stack-content'

/** The width of every narrow drawing in units of its viewBox. */
export const NARROW_WIDTH = 296
/** The space kept free around a narrow drawing. */
const EDGE = 5
/** Gaps between items: without an arrow, with one, and what a label adds to its height. */
const GAP = 14
const ARROW = 26
const BELOW_HEADING = 5
const ON_ARROW = 32
const BESIDE_LANE = 8
/** The share of the width for a label beside a lane. An arrow may pass in the middle. */
const BESIDE_SHARE = 0.42

export interface StackLayout {
  readonly height: number
  readonly items: readonly PlacedItem[]
  readonly links: readonly LinkLayout[]
}

/** Lays out items below each other, and the arrows between them and at their sides. */
export function layoutStack(
  { items, links = [] }: StackContent,
  lang: string,
): StackLayout {
  const x = EDGE + widthOfLanes(links, 'left')
  const width = NARROW_WIDTH - x - EDGE - widthOfLanes(links, 'right')
  const names = Object.keys(items)
  const labelled = links.map((link) => ({
    link,
    texts: textsOf(link, width, lang),
    gap: gapOf(link, names),
  }))
  const gapAbove = (name: string) => {
    if (isJoined(items[name])) return 0
    const gap = names.indexOf(name)
    const least = isHeading(items[names[gap - 1] ?? '']) ? BELOW_HEADING : GAP
    const here = labelled.filter((each) => each.gap === gap)
    const [on, beside] = [true, false].map((straight) =>
      Math.max(
        0,
        ...here
          .filter(({ link }) => (link.side === undefined) === straight)
          .map(({ link, texts }) => room(link, texts)),
      ),
    )
    return Math.max(least, (on ?? 0) + (beside ?? 0))
  }
  const placed = placeItems(items, { x, y: EDGE, width }, gapAbove, lang)
  const places = new Places(placed, links)
  const last = placed.at(-1)
  return {
    height: last === undefined ? 0 : bottom(last.area) + EDGE,
    items: placed,
    links: labelled.map(({ link, texts, gap }) =>
      layoutLink({ link, texts, places, gap: between(placed, gap) }),
    ),
  }
}

/** The label of a link, broken into lines. */
function textsOf(
  { side, label = {} }: StackLink,
  width: number,
  lang: string,
): readonly SetText[] {
  const most = side === undefined ? width - 20 : width * BESIDE_SHARE
  return (['body', 'code', 'note'] as const).flatMap((role) =>
    [label[role] ?? []].flat().map((text) => typeset(text, most, role, lang)),
  )
}

/**
 * The gap that a straight arrow crosses, or that has the label of another one, by the number of the
 * item below it.
 */
function gapOf(
  { from, to, side, labelAt = 'start' }: StackLink,
  names: readonly string[],
): number {
  const start = names.indexOf(rootOf(from))
  const end = names.indexOf(rootOf([to].flat().at(-1) ?? ''))
  const down = end > start
  if (side === undefined || labelAt === 'start') return down ? start + 1 : start
  return down ? end : end + 1
}

function room({ side }: StackLink, texts: readonly SetText[]): number {
  if (side !== undefined)
    return texts.length === 0 ? 0 : textHeight(texts) + BESIDE_LANE
  return texts.length === 0 ? ARROW : textHeight(texts) + ON_ARROW
}

/** The area between an item and the one above it. */
function between(placed: readonly PlacedItem[], index: number): Area {
  const [above, below] = [placed[index - 1]?.area, placed[index]?.area]
  if (!above || !below) return { x: 0, y: 0, width: 0, height: 0 }
  const y = bottom(above)
  return { ...below, y, height: below.y - y }
}
