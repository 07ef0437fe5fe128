import type { ReactNode } from 'react'
import styles from './diagram.module.css'

interface Props {
  readonly children: ReactNode
}

/** Parts, one below the other. */
export const Column = ({ children }: Props) => (
  <div className={styles.column}>{children}</div>
)

/** Parts in a row, or one below the other where there is no room. */
export const Flow = ({ children }: Props) => (
  <div className={styles.flow}>{children}</div>
)

interface FrameProps extends Props {
  readonly title?: string
  readonly note?: string
}

/** Parts that belong together, under a title. */
export const Frame = ({ title, note, children }: FrameProps) => (
  <div className={styles.frame}>
    {title && <b>{title}</b>}
    {note && <small>{note}</small>}
    {children}
  </div>
)

/** Parts of which the last leads back to the first, by a line at their side. */
export const Loop = ({ children }: Props) => (
  <div className={styles.loop}>{children}</div>
)

/** What one part leads to, side by side. */
export const Branches = ({ children }: Props) => (
  <div className={styles.branches}>{children}</div>
)

interface BranchProps extends Props {
  /** When this branch is taken. */
  readonly when?: string
}

/** One of the branches. */
export const Branch = ({ when, children }: BranchProps) => (
  <div className={styles.column}>
    <div className={styles.arrow} data-to="down">
      {when && <small>{when}</small>}
    </div>
    {children}
  </div>
)
