import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './WrapSwitch.module.css'

/** The switch that wraps the lines of all code. The client's wrapLines binds it. */
export function WrapSwitch({ page }: { readonly page: Page }) {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed="false"
      aria-label={textsOf(page.locale, 'code')('wrap')}
      data-wrap-switch
    />
  )
}
