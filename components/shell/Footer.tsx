import { OpenShortcuts } from '@/components/shortcuts/OpenShortcuts'
import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { site } from '@/site.config'
import styles from './Footer.module.css'
import { Logo } from './Logo'

/** The footer of every page: the sections of the book, its reference pages, the project. */
export function Footer({ view }: { readonly view: PageView }) {
  const { locale } = view.page
  const t = textsOf(locale, 'chrome')
  const sections = textsOf(locale, 'sections')
  const shortcuts = textsOf(locale, 'shortcuts')
  const offline = textsOf(locale, 'offlinePage')
  const book = view.sidebar.filter(({ title }) => title !== 'lookUp')
  return (
    <footer className={styles.footer}>
      <div>
        <p className={styles.brand} translate="no">
          <Logo />
          {site.title}
        </p>
        <p>{t('footer')}</p>
      </div>
      <div>
        <p className={styles.title}>{t('book')}</p>
        {book.map(({ title, links: [first] }) => (
          <a key={title} href={first?.href}>
            {sections(title)}
          </a>
        ))}
      </div>
      <div>
        <p className={styles.title}>{sections('lookUp')}</p>
        {view.footer.generated.map(({ slug, href, title }) => (
          <a key={slug} href={href}>
            {title}
          </a>
        ))}
      </div>
      <div>
        <p className={styles.title}>{t('project')}</p>
        <a href={view.repository}>{t('source')}</a>
        <a href={view.footer.licenses} hrefLang="en">
          {t('licenses')}
        </a>
        <a href={view.footer.offline}>{offline('title')}</a>
        <Island
          name="open-shortcuts"
          component={OpenShortcuts}
          props={{ label: shortcuts('title') }}
        />
      </div>
    </footer>
  )
}
