import type { ReactNode } from 'react'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import styles from './Table.module.css'

interface Props {
  readonly page: Page
  readonly children?: ReactNode
}

/** A table that scrolls inside its own box, by keyboard too. */
export function Table({ page, children }: Props) {
  const t = textsOf(page.locale, 'article')
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={t('table')}
      className={styles.box}
    >
      <table>{children}</table>
    </div>
  )
}
