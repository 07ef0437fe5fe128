'use client'

import { useEffect, useState } from 'react'
import { loadAsked } from '@/lib/load/asked'
import { isTyping, singleKeysWanted } from '@/lib/shortcuts/setting'
import type { ShortcutLabels } from './ShortcutSheet'

type Sheet = typeof import('./ShortcutSheet')

/** Opens the sheet of shortcuts by `?` and by the button in the footer. */
export function Shortcuts({ labels }: { readonly labels: ShortcutLabels }) {
  const [sheet, setSheet] = useState<Sheet>()
  useEffect(() => {
    const open = async () => {
      const button = document.querySelector('[data-shortcuts]')
      setSheet(
        await loadAsked(
          () => import('./ShortcutSheet'),
          button ?? document.body,
        ),
      )
    }
    const onKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || altKey || metaKey) return
      if (document.querySelector('dialog[open]')) return
      if (singleKeysWanted() && !isTyping(document.activeElement)) void open()
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-shortcuts]'))
        void open()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [])
  if (!sheet) return null
  return (
    <sheet.ShortcutSheet labels={labels} onClose={() => setSheet(undefined)} />
  )
}
