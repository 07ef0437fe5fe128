import { Day } from '@/components/article/Day'
import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import styles from './ArticleFooter.module.css'

/** The edit link, the date of the last commit (decision 18), and the state of mainnet that the facts describe. */
export function ArticleFooter({ view }: { readonly view: PageView }) {
  const { locale, lang } = view.page
  const { updated, cluster } = view.dates
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
      {cluster && (
        <span>
          {t.rich('cluster', {
            ...cluster,
            day: () => <Day date={cluster.read} lang={lang} />,
          })}
        </span>
      )}
    </div>
  )
}
