import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import styles from './ArticleHeader.module.css'
import { Day } from './Day'
import { PageAsMarkdown } from './PageAsMarkdown'

/**
 * The beginning of an article: its place in the book, the title, the day on which its facts were
 * checked, the state of mainnet that they hold for, the languages of its programs, and the page as Markdown.
 */
export function ArticleHeader({ view }: { readonly view: PageView }) {
  const { page, place, programs, dates, markdown } = view
  const { locale, lang } = page
  const section = place && textsOf(locale, 'sections')(place.section)
  const t = textsOf(locale, 'article')
  return (
    <header className={styles.header}>
      {place && place.title !== section && (
        <p className={styles.place}>
          {section}
          <span aria-hidden="true"> › </span>
          {place.title}
        </p>
      )}
      <h1>{page.title}</h1>
      <div className={styles.facts}>
        {dates.checked && (
          <span>
            {t.rich('checked', {
              day: () => <Day date={dates.checked ?? ''} lang={lang} />,
            })}
          </span>
        )}
        {dates.cluster && (
          <span>
            {t.rich('cluster', {
              ...dates.cluster,
              day: () => <Day date={dates.cluster?.read ?? ''} lang={lang} />,
            })}
          </span>
        )}
        {programs.length > 0 && (
          <span>{t('programs', { languages: programs.join(', ') })}</span>
        )}
        {markdown && <PageAsMarkdown locale={locale} href={markdown} />}
      </div>
    </header>
  )
}
