import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './LoadNotice.module.css'

/**
 * The notice that something could not be loaded; lib/client/notice.ts shows it. It is part of the
 * page, because without a network it could not be fetched.
 */
export function LoadNotice({ locale }: { readonly locale: Locale }) {
  const t = textsOf(locale, 'chrome')
  return (
    <div
      id="notice"
      role="alert"
      hidden
      data-failed={t('loadFailed')}
      className={styles.notice}
    >
      <p />
      <button type="button">{t('reload')}</button>
      <button type="button">{textsOf(locale, 'docsSearch')('close')}</button>
    </div>
  )
}
