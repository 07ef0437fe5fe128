import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/content/page'
import styles from './StatusLabel.module.css'

/** Whether an integration is current, legacy or retired, and since when. */
export async function StatusLabel({ page }: { readonly page: Page }) {
  const { status, statusSince } = page.frontmatter
  if (!status) return null
  const t = await getTranslations({ locale: page.locale, namespace: 'status' })
  return (
    <p className={styles.status} data-status={status}>
      {t(status)}
      {statusSince && ` · ${t('since', { date: statusSince })}`}
    </p>
  )
}
