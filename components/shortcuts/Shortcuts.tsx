'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { isTyping, singleKeysWanted } from '@/lib/shortcuts/setting'
import type { ShortcutLabels } from './ShortcutSheet'

const ShortcutSheet = lazy(async () => {
  const { ShortcutSheet: component } = await import('./ShortcutSheet')
  return { default: component }
})

/** Opens the sheet of shortcuts by `?` and by the button in the footer. */
export function Shortcuts({ labels }: { readonly labels: ShortcutLabels }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || altKey || metaKey) return
      if (document.querySelector('dialog:modal')) return
      if (singleKeysWanted() && !isTyping(document.activeElement)) setOpen(true)
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-shortcuts]'))
        setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [])
  if (!open) return null
  return (
    <Suspense>
      <ShortcutSheet labels={labels} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
