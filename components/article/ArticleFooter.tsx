import { getTranslations } from 'next-intl/server'
import { lastUpdated } from '@/lib/content/last-updated'
import type { Page } from '@/lib/content/page'
import { site } from '@/site.config'
import styles from './ArticleFooter.module.css'
import { Day } from './Day'
import { PageAsMarkdown } from './PageAsMarkdown'

/** The edit link and the dates: of the last commit (decision 18) and of the last check against the sources. */
export async function ArticleFooter({ page }: { readonly page: Page }) {
  const t = await getTranslations({ locale: page.locale, namespace: 'article' })
  const updated = lastUpdated(page.file)
  const { checked } = page.frontmatter
  return (
    <div className={styles.footer}>
      <a href={`${site.repository}/edit/${site.branch}/${page.file}`}>
        {t('edit')}
      </a>
      <PageAsMarkdown page={page} />
      {checked && (
        <span>
          {t.rich('checked', {
            day: () => <Day date={checked} lang={page.lang} />,
          })}
        </span>
      )}
      {updated && (
        <span>
          {t.rich('lastUpdated', {
            day: () => <Day date={updated} lang={page.lang} />,
          })}
        </span>
      )}
    </div>
  )
}
