import styles from '../Diagram.module.css'
import { LineLabel } from './LineLabel'
import type { SetText } from './layout/typeset'

export type Point = readonly [x: number, y: number]

interface Props {
  /** From the first point to the last, which has the head. Lines are level or upright. */
  readonly points: readonly [Point, Point, ...Point[]]
  readonly tone?: 'ink' | 'accent' | undefined
  readonly dashed?: boolean | undefined
  readonly label?: SetText
  /** The middle of the label, which covers the line. */
  readonly labelAt?: Point
}

const LENGTH = 8
const HALF = 4

/** An arrow along straight lines, with an optional label on it. */
export function Arrow({ points, tone = 'ink', dashed, label, labelAt }: Props) {
  const stroke = [styles.stroke, tone === 'accent' && styles.accentStroke]
    .filter(Boolean)
    .join(' ')
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const line = lineOf(whole)
  return (
    <>
      <path
        className={dashed ? `${stroke} ${styles.dashed}` : stroke}
        d={dashed ? line : line + headOf(whole)}
      />
      {dashed && (
        <path
          className={stroke}
          d={`M${whole.at(-1)?.join(' ')}${headOf(whole)}`}
        />
      )}
      {label && labelAt && <LineLabel texts={[label]} at={labelAt} />}
    </>
  )
}

/** The commands of a path along points on level and upright lines. */
function lineOf(points: readonly Point[]): string {
  const commands = points.map(([x, y], index) => {
    const before = points[index - 1]
    if (before === undefined) return `M${x} ${y}`
    return before[0] === x ? `V${y}` : `H${x}`
  })
  return commands.join('')
}

/** The commands of an open head at the last of the points. */
function headOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2)
  if (before === undefined || end === undefined) return ''
  const x = Math.sign(end[0] - before[0])
  const y = Math.sign(end[1] - before[1])
  const side = (turn: 1 | -1) =>
    [turn * HALF * y - LENGTH * x, -turn * HALF * x - LENGTH * y] as const
  const [[startX, startY], [lastX, lastY]] = [side(1), side(-1)]
  return `m${startX} ${startY}l${-startX} ${-startY}l${lastX} ${lastY}`
}
