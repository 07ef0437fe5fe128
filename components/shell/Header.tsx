import { readFileSync } from 'node:fs'
import { memo } from '@/lib/site/cache/memo'
import { textsOf } from '@/lib/site/i18n/texts'
import type { BarView } from '@/lib/site/page-view'
import { site } from '@/site.config'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu'
import { SearchBox } from './SearchBox'
import { SearchButton } from './SearchButton'
import { ThemeSwitch } from './ThemeSwitch'

interface Props {
  readonly view: BarView
  /** False on a page without a sidebar, which is the menu of narrow screens. */
  readonly menu?: boolean
}

/** The one drawing of the logo. The bar shows its path; browsers show it whole, as their icon. */
const logoFile = 'public/icon.svg'

/**
 * The path of the logo for the bar, on the icon's grid of 32 units.
 *
 * @throws where the icon has no path
 */
const logoPath = memo((_: 'bar'): string => {
  const path = /<path[^>]*\sd="([^"]+)"/.exec(
    readFileSync(logoFile, 'utf8'),
  )?.[1]
  if (path) return path
  throw new Error(
    `${logoFile} has no <path d="…">, which the bar shows; draw the logo as one path on a grid of 32 units`,
  )
})

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
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
          {t('menu')}
        </button>
      )}
      <a href={header.home} className={styles.brand} translate="no">
        <svg viewBox="3 3 26 26" aria-hidden="true">
          <path d={logoPath('bar')} />
        </svg>
        {site.title}
      </a>
      <SearchBox locale={locale} place="bar" />
      <SearchButton locale={locale} />
      <nav aria-label={t('main')} className={styles.links}>
        {header.integrations && (
          <a href={header.integrations}>{t('integrations')}</a>
        )}
        <a href={repository} className={styles.contribute}>
          {t('contribute')}
        </a>
      </nav>
      <LanguageMenu locale={locale} languages={languages} />
      <ThemeSwitch label={t('darkMode')} />
    </header>
  )
}
