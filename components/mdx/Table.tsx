import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Page } from '@/lib/content/page'
import styles from './Table.module.css'

interface Props {
  readonly page: Page
  readonly children?: ReactNode
}

/** A table that scrolls inside its own box, by keyboard too. */
export async function Table({ page, children }: Props) {
  const t = await getTranslations({ locale: page.locale, namespace: 'article' })
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
