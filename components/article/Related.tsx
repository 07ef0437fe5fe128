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
    <nav aria-labelledby="related" className={styles.related}>
      <h2 id="related">{t('related')}</h2>
      <ul>
        {links.map(({ href, title, pageTitle }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {title !== pageTitle && <small>{pageTitle}</small>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
