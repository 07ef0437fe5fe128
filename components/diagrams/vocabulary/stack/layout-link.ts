import type { Point } from '../Arrow'
import {
  type Area,
  bottom,
  centreX,
  centreY,
  right,
  textHeight,
} from '../layout/box-layout'
import type { SetText } from '../layout/typeset'
import type { PlacedLabel } from './layout-items'
import type { Places } from './places'
import type { Place, Side, StackLink } from './stack-content'

type Points = readonly [Point, Point, ...Point[]]

export interface LinkLayout {
  readonly link: StackLink
  /** One arrow for each target. */
  readonly arrows: readonly Points[]
  /** A label that covers the arrow, with its middle. */
  readonly on?: { readonly texts: readonly SetText[]; readonly at: Point }
  /** A label beside the arrow. */
  readonly beside: readonly PlacedLabel[]
}

interface Parts {
  readonly link: StackLink
  readonly texts: readonly SetText[]
  readonly places: Places
  /** The gap that the label stands in. */
  readonly gap: Area
}

/** The distance of the first lane from the items, and of each further one from the one before. */
const FIRST = 16
const NEXT = 13
/** The distance of a label from its lane, and of the middle of one from the middle of its arrow. */
const ASIDE = 6
const CLEAR_OF_HEAD = 3
/** The distance of a label from the item that its arrow leaves or meets. */
const NEAR = 4

/** The width that the lanes of a side take. */
export function widthOfLanes(links: readonly StackLink[], side: Side): number {
  const lanes = links.flatMap((link) =>
    link.side === side ? (link.lane ?? 0) : [],
  )
  return lanes.length === 0 ? 0 : FIRST + NEXT * Math.max(...lanes)
}

/** Lays out the arrows of a link, and its label. */
export function layoutLink(parts: Parts): LinkLayout {
  const { side } = parts.link
  return side === undefined ? straight(parts) : aside(parts, side)
}

/** An arrow from an item to the one below or above it. */
function straight({ link, texts, places }: Parts): LinkLayout {
  const [from, to] = [places.area(link.from), places.area(onlyTarget(link))]
  const x = centreX(to)
  const down = from.y < to.y
  const start = down ? bottom(from) : from.y
  const end = down ? to.y : bottom(to)
  const middle = (start + end) / 2 - CLEAR_OF_HEAD * Math.sign(end - start)
  const arrows: readonly Points[] = [
    [
      [x, start],
      [x, end],
    ],
  ]
  if (texts.length === 0) return { link, arrows, beside: [] }
  return { link, arrows, on: { texts, at: [x, middle] }, beside: [] }
}

function onlyTarget({ to }: StackLink): Place {
  const [target, ...more] = [to].flat()
  if (target === undefined || more.length > 0)
    throw new Error('a straight arrow has one target')
  return target
}

/** An arrow that passes other items at their side. All of its targets lie in one direction. */
function aside({ link, texts, places, gap }: Parts, side: Side): LinkLayout {
  const edge = (place: Place) => {
    const area = places.area(place)
    return side === 'right' ? right(area) : area.x
  }
  const outward = side === 'right' ? 1 : -1
  const lane = edge(link.from) + outward * (FIRST + NEXT * (link.lane ?? 0))
  const start = places.height(link.from, side, link)
  const ends = [link.to]
    .flat()
    .map((place): Point => [edge(place), places.height(place, side, link)])
    .sort(([, a], [, b]) => Math.abs(b - start) - Math.abs(a - start))
  const arrows = ends.map(([x, y], index): Points => {
    const turn: Point = [lane, y]
    if (index > 0) return [turn, [x, y]]
    return [[edge(link.from), start], [lane, start], turn, [x, y]]
  })
  const atTop = start < centreY(gap) === (link.labelAt !== 'end')
  const top = atTop ? gap.y + NEAR : bottom(gap) - NEAR - textHeight(texts)
  const beside = texts.map((text, index) => ({
    text,
    x: lane - outward * ASIDE,
    y: top + textHeight(texts.slice(0, index)),
    anchor: side === 'right' ? ('end' as const) : ('start' as const),
  }))
  return { link, arrows, beside }
}
