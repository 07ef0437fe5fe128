import { SearchButton } from '@/components/docs-search/SearchButton'
import { LocalSearch } from '@/components/search-box/LocalSearch'
import { ThemeSwitch } from '@/components/theme/ThemeSwitch'
import type { BarView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { site } from '@/site.config'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu'
import { Logo } from './Logo'

interface Props {
  readonly view: BarView
  /** False on a page without a sidebar, which is the menu of narrow screens. */
  readonly menu?: boolean
}

/**
 * The bar at the top: the home link, the menu of narrow screens, links, languages and the color
 * scheme.
 */
export function Header({ view, menu = true }: Props) {
  const { locale, header, languages, repository } = view
  const t = textsOf(locale, 'chrome')
  return (
    <header className={styles.header}>
      {menu && (
        <button type="button" popoverTarget="sidebar" className={styles.menu}>
          <svg width="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
          {t('menu')}
        </button>
      )}
      <a href={header.home} className={styles.brand} translate="no">
        <Logo />
        {site.title}
      </a>
      <LocalSearch locale={locale} place="bar" />
      <Island
        name="search-button"
        component={SearchButton}
        props={{ label: textsOf(locale, 'docsSearch')('button') }}
      />
      <nav aria-label={t('main')} className={styles.links}>
        {header.integrations && (
          <a href={header.integrations}>{t('integrations')}</a>
        )}
        <a href={repository} className={styles.contribute}>
          {t('contribute')}
        </a>
      </nav>
      <LanguageMenu locale={locale} languages={languages} />
      <Island
        name="theme-switch"
        component={ThemeSwitch}
        props={{ label: t('darkMode') }}
      />
    </header>
  )
}
