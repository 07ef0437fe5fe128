import type { ReactNode } from 'react'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import styles from './Callout.module.css'

interface Props {
  readonly page: Page
  readonly type: 'note' | 'tip' | 'warning' | 'danger'
  readonly title?: string
  readonly children: ReactNode
}

/** A remark beside the text. Its kind is in words, not in color alone. */
export function Callout({ page, type, title, children }: Props) {
  const t = textsOf(page.locale, 'callout')
  return (
    <aside
      className={styles.callout}
      data-type={type}
      aria-label={title ?? t(type)}
    >
      <p className={styles.title}>{title ?? t(type)}</p>
      {children}
    </aside>
  )
}
