import styles from '../Diagram.module.css'
import type { SetText } from './typeset'

interface Props {
  readonly text: SetText
  /** Where the lines start, centre or end, as `anchor` says. */
  readonly x: number
  /** The top of the first line. */
  readonly y: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** For a remark beside the drawing; words on a tint are never muted. */
  readonly muted?: boolean
}

/** A set text, drawn line by line. */
export function Label({ text, x, y, anchor = 'start', muted }: Props) {
  const baseline = (text.leading - text.fontPx) / 2 + text.fontPx * 0.82
  return (
    <text
      className={`${styles[text.face]} ${muted ? styles.muted : ''}`}
      fontSize={text.fontPx}
      textAnchor={anchor}
    >
      {text.lines.map((line, index) => (
        <tspan key={line} x={x} y={y + baseline + index * text.leading}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
