import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './Related.module.css'

interface Props {
  readonly locale: Locale
  readonly links: PageView['related']
}

/** Links to recipes of other pages that a reader of this page is likely to need next. */
export function Related({ locale, links }: Props) {
  if (links.length === 0) return null
  const t = textsOf(locale, 'article')
  return (
    <nav aria-label={t('related')} className={styles.related}>
      <p>{t('related')}</p>
      <ul>
        {links.map(({ href, title, within }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <small>{within.join(' › ')}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
