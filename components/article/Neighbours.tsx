import { getTranslations } from 'next-intl/server'
import type { Neighbours as Both } from '@/lib/content/neighbours'
import type { Page } from '@/lib/content/page'
import styles from './Neighbours.module.css'

interface Props {
  readonly page: Page
  readonly neighbours: Both
}

/** Links to the page before and the page after. */
export async function Neighbours({ page, neighbours }: Props) {
  const t = await getTranslations({ locale: page.locale, namespace: 'article' })
  const { previous, next } = neighbours
  if (!previous && !next) return null
  return (
    <nav aria-label={t('neighbours')} className={styles.neighbours}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>{t('previous')}</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={styles.next}>
          <small>{t('next')}</small>
          {next.title}
        </a>
      )}
    </nav>
  )
}
