import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import styles from './ArticleHeader.module.css'
import { Day } from './Day'
import { PageAsMarkdown } from './PageAsMarkdown'

/**
 * The header of an article: section and page, the title, the day on which its facts were checked,
 * the languages of its programs, and the page as Markdown.
 */
export function ArticleHeader({ view }: { readonly view: PageView }) {
  const { page, place, programs, dates, markdown } = view
  const { locale, lang } = page
  const section = place && textsOf(locale, 'sections')(place.section)
  const t = textsOf(locale, 'article')
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        {place && place.title !== section && (
          <p className={styles.place}>
            <a href={place.href}>{section}</a>
            <span aria-hidden="true"> › </span>
            {place.title}
          </p>
        )}
        {markdown && (
          <span className={styles.markdown}>
            <PageAsMarkdown locale={locale} href={markdown} />
          </span>
        )}
      </div>
      <h1>{page.title}</h1>
      <div className={styles.facts}>
        {dates.checked && (
          <span>
            {t.rich('checked', {
              day: () => <Day date={dates.checked ?? ''} lang={lang} />,
            })}
          </span>
        )}
        {programs.length > 0 && (
          <span>{t('programs', { languages: programs.join(', ') })}</span>
        )}
      </div>
    </header>
  )
}
