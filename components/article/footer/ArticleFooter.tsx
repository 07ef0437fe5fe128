import { Day } from '@/components/article/Day'
import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import styles from './ArticleFooter.module.css'
import { PageAsMarkdown } from './PageAsMarkdown'

/**
 * The edit link and two dates: of the last commit (decision 18) and of the last check against the
 * sources.
 */
export function ArticleFooter({ view }: { readonly view: PageView }) {
  const { locale, lang } = view.page
  const { checked, updated } = view.dates
  const t = textsOf(locale, 'article')
  return (
    <div className={styles.footer}>
      <a href={view.edit}>{t('edit')}</a>
      {view.markdown && <PageAsMarkdown locale={locale} href={view.markdown} />}
      {checked && (
        <span>
          {t.rich('checked', {
            day: () => <Day date={checked} lang={lang} />,
          })}
        </span>
      )}
      {updated && (
        <span>
          {t.rich('lastUpdated', {
            day: () => <Day date={updated} lang={lang} />,
          })}
        </span>
      )}
    </div>
  )
}
