import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/content/page'
import { generatedLinks } from '@/lib/generated/links'
import { offlineSlug } from '@/lib/generated/offline-page'
import { hrefFor } from '@/lib/href'
import { site } from '@/site.config'
import styles from './Footer.module.css'

/** The bar at the bottom. */
export async function Footer({ page }: { readonly page: Page }) {
  const t = await getTranslations({ locale: page.locale, namespace: 'chrome' })
  const shortcuts = await getTranslations({
    locale: page.locale,
    namespace: 'shortcuts',
  })
  const offline = await getTranslations({
    locale: page.locale,
    namespace: 'offlinePage',
  })
  return (
    <footer className={styles.footer}>
      <p>
        {t('footer')} <a href={site.repository}>{t('source')}</a>
      </p>
      <p>
        {generatedLinks(page.locale).map(({ slug, href, title }) => (
          <a key={slug} href={href} className={styles.link}>
            {title}
          </a>
        ))}
        <a href={hrefFor(page.locale, offlineSlug)} className={styles.link}>
          {offline('title')}
        </a>
      </p>
      <button type="button" data-shortcuts>
        {shortcuts('title')}
      </button>
    </footer>
  )
}
