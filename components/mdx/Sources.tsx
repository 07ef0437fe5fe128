import type { ReactNode } from 'react'
import styles from './Sources.module.css'

/** The sources of a page's facts. */
export function Sources({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sources} data-terms="off">
      {children}
    </div>
  )
}
