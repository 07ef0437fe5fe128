import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/site.config'
import styles from './SearchButton.module.css'

/** The button of the docs search, as markup alone; lib/client/search/docs-search.ts binds it. */
export async function SearchButton({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'docsSearch' })
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('button')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t('button')}
      data-docs-search
      data-failed={t('failed')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h9M4 10h5M4 15h4M4 20h9M21 21l-3.5-3.5M19 14.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
      </svg>
    </button>
  )
}
