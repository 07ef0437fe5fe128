import type { ReactNode } from 'react'
import styles from './Sources.module.css'

/** Where a page's facts come from. */
export function Sources({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sources} data-terms="off">
      {children}
    </div>
  )
}
