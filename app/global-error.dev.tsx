'use client'

import { useEffect } from 'react'
import { onChanges } from '@/lib/client/changes'

/**
 * What writers see where not even a draft can be shown, because its frame or a generated page has a
 * fault: the fault, until a file is saved.
 */
export default function GlobalError({ error }: { readonly error: Error }) {
  useEffect(
    () => onChanges(performance.timeOrigin, () => location.reload()),
    [],
  )
  return (
    <html lang="en">
      <body>
        <pre>{error.message}</pre>
      </body>
    </html>
  )
}
