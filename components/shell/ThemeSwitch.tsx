import styles from './ThemeSwitch.module.css'

/**
 * The switch for dark mode. The scheme itself stands on `<html>`; lib/client/reading/scheme.ts
 * binds the switch.
 */
export function ThemeSwitch({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={label}
      title={label}
      className={styles.switch}
      data-theme-switch
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z" />
      </svg>
    </button>
  )
}
