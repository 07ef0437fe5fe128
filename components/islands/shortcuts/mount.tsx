import { createRoot } from 'react-dom/client'
import type { ShortcutTexts } from '@/lib/shared/island-texts'
import { ShortcutSheet } from './ShortcutSheet'

/** The switch for single-key shortcuts. */
export interface SingleKeys {
  readonly wanted: boolean
  readonly set: (wanted: boolean) => void
}

/** Opens the sheet of shortcuts over the page. */
export function openShortcuts(
  texts: ShortcutTexts,
  singleKeys: SingleKeys,
): void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(
    <ShortcutSheet texts={texts} singleKeys={singleKeys} onClose={close} />,
  )
}
