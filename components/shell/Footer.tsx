import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import styles from './Footer.module.css'

/** The bar at the bottom. */
export function Footer({ view }: { readonly view: PageView }) {
  const { locale } = view.page
  const t = textsOf(locale, 'chrome')
  const shortcuts = textsOf(locale, 'shortcuts')
  const offline = textsOf(locale, 'offlinePage')
  return (
    <footer className={styles.footer}>
      <p>
        {t('footer')}{' '}
        <a href={view.repository} className={styles.link}>
          {t('source')}
        </a>
        <a href={view.footer.licenses} hrefLang="en" className={styles.link}>
          {t('licenses')}
        </a>
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
