import { textsOf } from '@/lib/site/i18n/texts'
import { languageLinks } from '@/lib/site/navigation/language-links'
import type { Locale } from '@/site.config'
import styles from './Ways.module.css'

/** The book in all of its languages, each by its own name. */
export function Languages({ locale }: { readonly locale: Locale }) {
  const t = textsOf(locale, 'landing')
  return (
    <nav aria-label={t('languages')} className={styles.languages}>
      {languageLinks('').map(({ locale: key, lang, name, href }) => (
        <a
          key={key}
          href={href}
          hrefLang={lang}
          lang={lang}
          aria-current={key === locale ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
