import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/content/page'
import { relatedLinks } from '@/lib/content/related'
import styles from './Related.module.css'

/** Recipes of other pages that a reader of this one is likely to need next. */
export async function Related({ page }: { readonly page: Page }) {
  const links = relatedLinks(page.locale, page.slug)
  if (links.length === 0) return null
  const t = await getTranslations({ locale: page.locale, namespace: 'article' })
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
