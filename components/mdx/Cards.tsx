import type { ReactNode } from 'react'
import type { Page } from '@/lib/content/page'
import styles from './Cards.module.css'
import { Link } from './Link'

interface CardProps {
  readonly page: Page
  readonly href: string
  readonly title: string
  readonly children?: ReactNode
}

/** A row of cards that link to other pages. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.cards} data-terms="off">
      {children}
    </div>
  )
}

/** A card: a title with a link, and a sentence on the page behind it. */
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
