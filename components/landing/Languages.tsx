import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { defaultLocale, type Locale } from '@/site.config'
import styles from './Landing.module.css'

interface Props {
  readonly locale: Locale
  readonly languages: PageView['languages']
}

/** The book in all of its languages, each by its own name. */
export function Languages({ locale, languages }: Props) {
  const t = textsOf(locale, 'landing')
  return (
    <section className={styles.languages} aria-labelledby="all-languages">
      <h2 id="all-languages">{t('languages')}</h2>
      <nav aria-labelledby="all-languages">
        {languages.map(({ locale: key, lang, name, href, current }) => (
          <a
            key={key}
            href={href}
            hrefLang={lang}
            lang={lang}
            aria-current={current ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      {locale !== defaultLocale && <p>{t('comments')}</p>}
    </section>
  )
}
