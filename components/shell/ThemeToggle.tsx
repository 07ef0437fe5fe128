'use client'

import { useEffect, useRef } from 'react'
import {
  choiceFor,
  effectiveScheme,
  readChoice,
  type Scheme,
  schemeKey,
} from '@/lib/theme/scheme'
import styles from './ThemeToggle.module.css'

const systemQuery = '(prefers-color-scheme: dark)'
const systemScheme = (): Scheme =>
  matchMedia(systemQuery).matches ? 'dark' : 'light'

function storedChoice() {
  try {
    return readChoice(localStorage.getItem(schemeKey))
  } catch {
    return readChoice(null)
  }
}

/** The switch for dark mode. The scheme itself stands on `<html>`; the markup never depends on it. */
export function ThemeToggle({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const show = () => {
      const scheme = effectiveScheme(storedChoice(), systemScheme())
      document.documentElement.dataset.theme = scheme
      button.current?.setAttribute('aria-checked', String(scheme === 'dark'))
    }
    show()
    const system = matchMedia(systemQuery)
    system.addEventListener('change', show)
    window.addEventListener('storage', show)
    return () => {
      system.removeEventListener('change', show)
      window.removeEventListener('storage', show)
    }
  }, [])

  const toggle = () => {
    const { dataset } = document.documentElement
    const picked = dataset.theme === 'dark' ? 'light' : 'dark'
    dataset.theme = picked
    button.current?.setAttribute('aria-checked', String(picked === 'dark'))
    try {
      localStorage.setItem(schemeKey, choiceFor(picked, systemScheme()))
    } catch {
      // Storage is blocked: the choice holds until the next document.
    }
  }

  return (
    <button
      ref={button}
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={label}
      title={label}
      className={styles.toggle}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z" />
      </svg>
    </button>
  )
}
