import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './Neighbours.module.css'

type Props = PageView['neighbours'] & { readonly locale: Locale }

/** Links to the previous and the next page. */
export function Neighbours({ locale, previous, next }: Props) {
  if (!previous && !next) return null
  const t = textsOf(locale, 'article')
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
