import type { ReactNode } from 'react'
import styles from './ErrorCase.module.css'

interface Props {
  /** The code as printed, `0x1` or `-32002`. */
  readonly code?: string
  /** The error's text as printed. */
  readonly text: string
  readonly children: ReactNode
}

/** An error as logs print it, then its cause and its fix. */
export function ErrorCase({ code, text, children }: Props) {
  return (
    <div className={styles.case}>
      <p className={styles.text} translate="no">
        {code && <code>{code}</code>} <samp>{text}</samp>
      </p>
      {children}
    </div>
  )
}
