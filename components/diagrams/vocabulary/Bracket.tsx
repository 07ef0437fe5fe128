import styles from '../Diagram.module.css'

interface Props {
  /** The side of the grouped parts on which the bracket stands. The tip points away from them. */
  readonly side: 'right' | 'below'
  readonly at: number
  readonly from: number
  readonly to: number
  /** The position of the tip; the middle by default. */
  readonly tip?: number
}

const ARM = 8

/** A bracket that groups the parts beside or above it. */
export function Bracket({ side, at, from, to, tip = (from + to) / 2 }: Props) {
  const below = side === 'below'
  const point = (along: number, out: number) =>
    below ? `${along} ${at + out}` : `${at + out} ${along}`
  const d = `M${point(from, 0)}L${point(from, ARM)}L${point(to, ARM)}L${point(
    to,
    0,
  )}M${point(tip, ARM)}L${point(tip, 2 * ARM)}`
  return <path className={styles.stroke} d={d} />
}
