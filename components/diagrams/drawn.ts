import { textWidth } from './vocabulary/layout/text-width'

/** What a drawing covers: its edges in units of the viewBox. */
interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const KINDS = /^(?:account|program|key|data|warn|plain)\b/
/** Rounding may move an edge by a unit. */
const ROUNDING = 1.5

/**
 * What is wrong with a drawing, for its test: words wider than their box or outside of the picture,
 * words upon words, boxes that overlap. Widths are estimated as the layout estimates them.
 */
export function problemsOf(markup: string): readonly string[] {
  const svg = new DOMParser().parseFromString(markup, 'text/html')
  const view = viewOf(svg)
  const lines = [...svg.querySelectorAll('text')].flatMap(linesOf)
  const boxes = [...svg.querySelectorAll('rect, path')].flatMap(boxOf)
  return [
    ...[...lines, ...boxes].flatMap((each) =>
      holds(view, each) ? [] : `outside of the picture: ${each.name}`,
    ),
    ...lines.flatMap((line) => {
      const around = boxes.filter((box) => meets(box, line))
      return around.every((box) => across(box, line))
        ? []
        : `wider than its box: ${line.name}`
    }),
    ...pairs(lines).flatMap(([a, b]) =>
      meets(a, b) ? `one upon the other: ${a.name} | ${b.name}` : [],
    ),
    ...pairs(boxes).flatMap(([a, b]) =>
      !meets(a, b) || holds(a, b) || holds(b, a)
        ? []
        : `boxes overlap: ${a.name} | ${b.name}`,
    ),
  ]
}

type Drawn = Edges & { readonly name: string }

function viewOf(svg: Document): Edges {
  const box = svg.querySelector('svg')?.getAttribute('viewBox') ?? ''
  const [, , right = 0, bottom = 0] = box.split(' ').map(Number)
  return { left: 0, top: 0, right, bottom }
}

const numberOf = (element: Element, name: string) =>
  Number(element.getAttribute(name) ?? 0)

/** The lines of a text. Their height is that of small letters, which diacritics may leave. */
function linesOf(text: Element): readonly Drawn[] {
  const size = numberOf(text, 'font-size')
  const face = /\b(text|strong|code)\b/.exec(text.getAttribute('class') ?? '')
  const anchor = text.getAttribute('text-anchor') ?? 'start'
  let y = numberOf(text, 'y')
  return [...text.childNodes].map((node) => {
    if (node instanceof Element) y += numberOf(node, 'dy')
    const name = node.textContent ?? ''
    const width = textWidth(name, size, faceOf(face?.[1]))
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0
    const left = numberOf(text, 'x') - shift * width
    return { name, left, right: left + width, top: y - size * 0.55, bottom: y }
  })
}

const faceOf = (name: string | undefined) =>
  name === 'strong' || name === 'code' ? name : 'text'

/** The box that a rectangle or the outline of a program draws. */
function boxOf(element: Element): readonly Drawn[] {
  const name = element.getAttribute('class') ?? ''
  if (!KINDS.test(name)) return []
  const d = element.getAttribute('d')
  if (d === null) {
    const [left, top] = [numberOf(element, 'x'), numberOf(element, 'y')]
    const right = left + numberOf(element, 'width')
    const bottom = top + numberOf(element, 'height')
    return [{ name: `${name} ${left} ${top}`, left, top, right, bottom }]
  }
  const points = pointsOf(d)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)]
  return [{ name: `${name} ${left} ${top}`, left, top, right, bottom }]
}

/** The corners of an outline in the commands that boxes use: M, h, v, l, a, z. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([Mhvla])([^Mhvlaz]*)/g)].map(([, command, rest]) => {
    const numbers = (rest ?? '').match(/-?[\d.]+/g)?.map(Number) ?? []
    const [last = 0, before = 0] = numbers.toReversed()
    if (command === 'M') [x, y] = [before, last]
    else if (command === 'h') x += last
    else if (command === 'v') y += last
    else [x, y] = [x + before, y + last]
    return [x, y] as const
  })
}

const meets = (a: Edges, b: Edges) =>
  a.left + ROUNDING < b.right &&
  b.left + ROUNDING < a.right &&
  a.top + ROUNDING < b.bottom &&
  b.top + ROUNDING < a.bottom

const across = (outer: Edges, inner: Edges) =>
  outer.left <= inner.left + ROUNDING && inner.right <= outer.right + ROUNDING

const holds = (outer: Edges, inner: Edges) =>
  across(outer, inner) &&
  outer.top <= inner.top + ROUNDING &&
  inner.bottom <= outer.bottom + ROUNDING

const pairs = <T>(list: readonly T[]) =>
  list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const))
