import styles from '../Diagram.module.css'
import { type Area, type Kind, snapped } from './layout/box-layout'

interface Props {
  readonly area: Area
  readonly kind: Kind
  /** True for the one most important shape of the drawing. */
  readonly important?: boolean | undefined
  /** True for a shape that is part of another: only its tint is drawn. */
  readonly square?: boolean | undefined
}

const CUT = 12

/**
 * The outline of a box. Each kind has an outline of its own, so that color is never its only sign:
 * programs have cut corners, keys round ends, accounts rounded corners, data square ones.
 */
export function Shape({ area, kind, important, square }: Props) {
  const { x, y, width, height } = snapped(area)
  const className = [styles[kind], important && styles.important]
    .filter(Boolean)
    .join(' ')
  if (square) {
    return <rect className={className} {...{ x, y, width, height }} />
  }
  if (kind === 'program') {
    const d = `M${x + CUT} ${y}h${width - 2 * CUT}l${CUT} ${CUT}v${
      height - 2 * CUT
    }l${-CUT} ${CUT}h${2 * CUT - width}l${-CUT} ${-CUT}v${2 * CUT - height}z`
    return <path className={className} d={d} />
  }
  const radius = { account: 8, plain: 4, key: Math.min(height / 2, 24) }
  const rx = kind === 'data' || kind === 'warn' ? 0 : radius[kind]
  return <rect className={className} {...{ x, y, width, height, rx }} />
}
