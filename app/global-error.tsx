'use client'

import { useEffect } from 'react'
import { hasNavigated } from '@/lib/navigation/soft-navigation'

/**
 * A page that broke after it was fetched softly, as one whose payload broke
 * off, is loaded whole. One that breaks although it was is not loaded again.
 */
export default function GlobalError() {
  useEffect(() => {
    if (hasNavigated()) location.reload()
  }, [])
  return (
    <html lang="en">
      <body>
        <main>
          <button type="button" onClick={() => location.reload()}>
            Reload ↻
          </button>
        </main>
      </body>
    </html>
  )
}
