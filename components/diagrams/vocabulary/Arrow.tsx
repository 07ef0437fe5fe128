import styles from '../Diagram.module.css'
import { Label } from './Label'
import { textWidth } from './layout/text-width'
import type { SetText } from './layout/typeset'

export type Point = readonly [x: number, y: number]

interface Props {
  /** From the first point to the last, which has the head. */
  readonly points: readonly [Point, Point, ...Point[]]
  readonly tone?: 'ink' | 'accent'
  readonly dashed?: boolean
  readonly label?: SetText
  /** The middle of the label, which covers the line. */
  readonly labelAt?: Point
}

const HEAD = 9

/** An arrow along straight lines, with an optional label on it. */
export function Arrow({ points, tone = 'ink', dashed, label, labelAt }: Props) {
  const [end, before] = [points.at(-1), points.at(-2)]
  if (end === undefined || before === undefined) return null
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const at = (turn: number, length: number): Point => [
    round(end[0] - length * Math.cos(angle + turn)),
    round(end[1] - length * Math.sin(angle + turn)),
  ]
  const line = [...points.slice(0, -1), at(0, HEAD - 2)].join(' ')
  const head = [end, at(0.42, HEAD), at(-0.42, HEAD)].join(' ')
  const accent = tone === 'accent'
  return (
    <g>
      <polyline
        className={`${styles.stroke} ${accent ? styles.accentStroke : ''} ${
          dashed ? styles.dashed : ''
        }`}
        points={line}
      />
      <polygon
        className={accent ? styles.accentHead : styles.head}
        points={head}
      />
      {label && labelAt && <LineLabel text={label} at={labelAt} />}
    </g>
  )
}

function LineLabel(props: { readonly text: SetText; readonly at: Point }) {
  const { text, at } = props
  const widths = text.lines.map((l) => textWidth(l, text.fontPx, text.face))
  const width = Math.max(...widths) + 6
  const y = at[1] - text.height / 2
  return (
    <>
      <rect
        className={styles.halo}
        x={at[0] - width / 2}
        y={y - 2}
        width={width}
        height={text.height + 4}
      />
      <Label text={text} x={at[0]} y={y} anchor="middle" />
    </>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
