import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './LanguageMenu.module.css'

interface Props {
  readonly locale: Locale
  readonly languages: PageView['languages']
}

/**
 * The page in other languages. A language without this page links to its home page, and says so
 * (decision 2).
 */
export function LanguageMenu({ locale, languages }: Props) {
  const t = textsOf(locale, 'chrome')
  return (
    <nav aria-label={t('languages')} className={styles.menu}>
      <button type="button" popoverTarget="languages" className={styles.button}>
        <svg width="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12h18M12 3c3 2.500 4 5.500 4 9s-1 6.500-4 9c-3-2.500-4-5.500-4-9s1-6.500 4-9zm0 0a9 9 0 1 1 0 18 9 9 0 0 1 0-18z" />
        </svg>
        <span className={styles.label}>{t('languages')}</span>
      </button>
      <ul id="languages" popover="auto" className={styles.list}>
        {languages.map(
          ({ locale: key, lang, name, href, samePage, current }) => (
            <li key={key}>
              <a
                href={href}
                hrefLang={lang}
                aria-current={current ? 'true' : undefined}
                data-keep-hash={samePage ? '' : undefined}
              >
                <span lang={lang}>{name}</span>
                {!samePage && <small>{t('homeOnly')}</small>}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
