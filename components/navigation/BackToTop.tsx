'use client'

import { useEffect, useRef } from 'react'
import { backToTopLimits } from '@/lib/limits'
import { debounce } from '@/lib/navigation/debounce'
import styles from './BackToTop.module.css'

const { threshold, debounce: pause } = backToTopLimits

/** A button that leads to the top of the page, shown once the reader is far enough down. */
export function BackToTop({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const { call, cancel } = debounce(() => {
      if (button.current) button.current.hidden = scrollY <= threshold
    }, pause)
    addEventListener('scroll', call, { passive: true })
    call()
    return () => {
      removeEventListener('scroll', call)
      cancel()
    }
  }, [])

  const goToTop = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    document.getElementById('article')?.focus({ preventScroll: true })
  }

  return (
    <button
      ref={button}
      type="button"
      hidden
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={goToTop}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19V6M6 12l6-6 6 6" />
      </svg>
    </button>
  )
}
