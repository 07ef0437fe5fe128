import type { ReactNode } from 'react'
import styles from '../Diagram.module.css'

/** The width of every wide drawing in units of its viewBox. */
export const WIDTH = 720
/** The space kept free around a wide drawing. */
export const MARGIN = 12

interface Props {
  readonly height: number
  /** The text alternative, given by the page. */
  readonly alt: string
  readonly titleId: string
  readonly children: ReactNode
}

/** The frame of a wide drawing: its viewBox and its text alternative. */
export function Drawing({ height, alt, titleId, children }: Props) {
  return (
    <svg
      className={styles.wide}
      viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{alt}</title>
      {children}
    </svg>
  )
}
