import { getTranslations } from 'next-intl/server'
import type { PageView } from '@/lib/page-view'
import styles from './Footer.module.css'

/** The bar at the bottom. */
export async function Footer({ view }: { readonly view: PageView }) {
  const { locale } = view.page
  const t = await getTranslations({ locale, namespace: 'chrome' })
  const shortcuts = await getTranslations({ locale, namespace: 'shortcuts' })
  const offline = await getTranslations({ locale, namespace: 'offlinePage' })
  return (
    <footer className={styles.footer}>
      <p>
        {t('footer')} <a href={view.repository}>{t('source')}</a>
      </p>
      <p>
        {view.footer.generated.map(({ slug, href, title }) => (
          <a key={slug} href={href} className={styles.link}>
            {title}
          </a>
        ))}
        <a href={view.footer.offline} className={styles.link}>
          {offline('title')}
        </a>
      </p>
      <button type="button" data-shortcuts>
        {shortcuts('title')}
      </button>
    </footer>
  )
}
