import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import type { Locale } from '@/site.config'
import styles from './Ways.module.css'

interface Props {
  readonly locale: Locale
  readonly languages: PageView['languages']
}

/** The book in all of its languages, each by its own name. */
export function Languages({ locale, languages }: Props) {
  const t = textsOf(locale, 'landing')
  return (
    <nav aria-label={t('languages')} className={styles.languages}>
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
  )
}
