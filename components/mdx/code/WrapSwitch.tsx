import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './WrapSwitch.module.css'

/** The switch that wraps the lines of all code. The client's wrapLines binds it. */
export function WrapSwitch({ page }: { readonly page: Page }) {
  const label = textsOf(page.locale, 'code')('wrap')
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed="false"
      aria-label={label}
      title={label}
      data-wrap-switch
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1.5 3.5h13M1.5 8h10a2.25 2.25 0 0 1 0 4.5H8m2-2-2 2 2 2M1.5 12.5H5" />
      </svg>
    </button>
  )
}
