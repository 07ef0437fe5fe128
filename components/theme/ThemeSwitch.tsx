'use client'

import { useSyncExternalStore } from 'react'
import { currentScheme, onScheme, toggleScheme } from './scheme-store'
import './theme-switch.css'

/** The switch for dark mode. */
export function ThemeSwitch({ label }: { readonly label: string }) {
  const scheme = useSyncExternalStore(onScheme, currentScheme, () => 'light')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={scheme === 'dark'}
      aria-label={label}
      title={label}
      className="theme-switch"
      onClick={toggleScheme}
    >
      <svg width="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z" />
      </svg>
    </button>
  )
}
