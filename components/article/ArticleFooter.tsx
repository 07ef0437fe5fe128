import { Day } from '@/components/article/Day'
import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import styles from './ArticleFooter.module.css'

/** The edit link and the date of the last commit (decision 18). */
export function ArticleFooter({ view }: { readonly view: PageView }) {
  const { locale, lang } = view.page
  const { updated } = view.dates
  const t = textsOf(locale, 'article')
  return (
    <div className={styles.footer}>
      <a href={view.edit}>{t('edit')}</a>
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
