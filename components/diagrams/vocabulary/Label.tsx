import styles from '../Diagram.module.css'
import type { SetText } from './layout/typeset'

interface Props {
  readonly text: SetText
  /** The left end, the middle or the right end of the lines, as `anchor` says. */
  readonly x: number
  /** The top of the first line. */
  readonly y: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** True for a remark beside the drawing. Words on a tint are never muted. */
  readonly muted?: boolean
}

/** A text broken into lines, drawn line by line. */
export function Label({ text, x, y, anchor = 'start', muted }: Props) {
  const baseline = (text.leading - text.fontPx) / 2 + text.fontPx * 0.82
  const [first, ...others] = text.lines
  return (
    <text
      className={[styles[text.face], muted && styles.muted]
        .filter(Boolean)
        .join(' ')}
      fontSize={text.fontPx}
      textAnchor={anchor === 'start' ? undefined : anchor}
      x={Math.round(x)}
      y={Math.round(y + baseline)}
    >
      {first}
      {others.map((line) => (
        <tspan key={line} x={Math.round(x)} dy={text.leading}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
