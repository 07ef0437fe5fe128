'use client'

import { useEffect } from 'react'
import { prefetchScript } from '@/lib/client/load'
import { openShortcuts } from './shortcut-store'

/** The button that opens the sheet of shortcuts. */
export function OpenShortcuts({ label }: { readonly label: string }) {
  useEffect(() => prefetchScript('ShortcutSheet'), [])
  return (
    <button type="button" onClick={openShortcuts}>
      {label}
    </button>
  )
}
