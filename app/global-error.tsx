'use client'

import { useEffect } from 'react'
import { hasNavigated } from '@/lib/navigation/soft-navigation'

/** The document that this takes the place of, with its words (RootShell). */
const before =
  typeof document === 'undefined' ? undefined : document.documentElement
// Taken at once: nothing of it is left when they are needed.
const lang = before?.lang || 'en'
const reload = before?.dataset.reload ?? 'Reload'

/**
 * A page that broke after it was fetched softly, as one whose payload broke
 * off, is loaded whole. One that breaks although it was is not loaded again.
 */
export default function GlobalError() {
  useEffect(() => {
    if (hasNavigated()) location.reload()
  }, [])
  return (
    <html lang={lang}>
      <body>
        <main>
          <button type="button" onClick={() => location.reload()}>
            {reload} ↻
          </button>
        </main>
      </body>
    </html>
  )
}
