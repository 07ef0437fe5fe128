'use client'

import { useEffect } from 'react'
import { onChanges } from '@/lib/client/changes'

/**
 * What writers see if not even a draft can be rendered, because its layout or a generated page has an
 * error: the error, until a file is saved.
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
