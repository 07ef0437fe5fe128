import type { ReactNode } from 'react'
import styles from './FactSheet.module.css'

/** The checked facts that open a core concept. */
export function FactSheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sheet} data-terms="off">
      {children}
    </div>
  )
}
