'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadFor } from '@/lib/client/busy'
import { load } from '@/lib/client/load'
import { loadTexts } from '@/lib/client/texts'
import type { ShortcutTexts } from '@/lib/islands/island-texts'
import { useLeave } from '@/lib/islands/use-leave'
import { onOpenShortcuts } from './shortcut-store'
import { isTyping, singleKeysEnabled } from './single-keys'

interface Sheet {
  readonly Dialog: typeof import('./ShortcutSheet').ShortcutSheet
  readonly texts: ShortcutTexts
}

/** The sheet of shortcuts of a document: opened by `?`, and by the button of each page. */
export function Shortcuts() {
  const [sheet, setSheet] = useState<Sheet>()
  const box = useRef<HTMLDivElement>(null)
  // Synchronously: the next page takes the focus, which a modal dialog would trap.
  useLeave(() => flushSync(() => setSheet(undefined)))

  useEffect(() => {
    const open = async () => {
      if (!box.current) return
      const loaded = await loadFor(box.current, () =>
        Promise.all([
          load('ShortcutSheet', () => import('./ShortcutSheet')),
          loadTexts(),
        ]),
      )
      if (!loaded || document.querySelector('dialog[open]')) return
      const [{ ShortcutSheet: Dialog }, { shortcuts: texts }] = loaded
      setSheet({ Dialog, texts })
    }
    const onKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || altKey || metaKey) return
      if (document.querySelector('dialog[open]')) return
      if (singleKeysEnabled() && !isTyping(document.activeElement)) void open()
    }
    document.addEventListener('keydown', onKey)
    const stop = onOpenShortcuts(() => void open())
    return () => {
      document.removeEventListener('keydown', onKey)
      stop()
    }
  }, [])

  return (
    <div ref={box}>
      {sheet && (
        <sheet.Dialog texts={sheet.texts} onClose={() => setSheet(undefined)} />
      )}
    </div>
  )
}
