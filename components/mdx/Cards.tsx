import type { ReactNode } from 'react'
import type { Page } from '@/lib/site/content/page'
import styles from './Cards.module.css'
import { Link } from './Link'

interface CardProps {
  readonly page: Page
  readonly href: string
  readonly title: string
  readonly children?: ReactNode
}

/** A row of doors to other pages. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.cards} data-terms="off">
      {children}
    </div>
  )
}

/** One door: a title that links, and a sentence on what is behind it. */
export function Card({ page, href, title, children }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Link page={page} href={href}>
          {title}
        </Link>
      </p>
      {children}
    </div>
  )
}
