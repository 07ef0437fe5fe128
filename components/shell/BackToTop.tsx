import styles from './BackToTop.module.css'

/**
 * The markup of the button that scrolls to the top of the page; components/shell/back-to-top.ts binds
 * it.
 */
export function BackToTop({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      hidden
      className={styles.button}
      aria-label={label}
      title={label}
      data-back-to-top
    >
      <svg width="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19V6M6 12l6-6 6 6" />
      </svg>
    </button>
  )
}
