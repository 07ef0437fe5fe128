import { loadFor } from './busy'
import { closest } from './closest'
import { load, loadAhead } from './load'
import { isTyping, setSingleKeys, singleKeysWanted } from './shortcut-setting'
import { loadTexts } from './texts'

const button = '[data-shortcuts]'

/** Opens the sheet of shortcuts by `?`, and by the button in the footer. */
export function startShortcuts(): void {
  document.addEventListener('keydown', ({ key, ctrlKey, altKey, metaKey }) => {
    if (key !== '?' || ctrlKey || altKey || metaKey) return
    if (document.querySelector('dialog[open]')) return
    if (singleKeysWanted() && !isTyping(document.activeElement)) void open()
  })
  for (const kind of ['pointerover', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      if (closest(target, button)) loadAhead('shortcuts')
    })
  document.addEventListener('click', ({ target }) => {
    if (closest(target, button)) void open()
  })
}

async function open(): Promise<void> {
  const control = document.querySelector(button) ?? document.body
  const loaded = await loadFor(control, () =>
    Promise.all([
      load('shortcuts', () => import('@/components/islands/shortcuts/mount')),
      loadTexts(),
    ]),
  )
  if (!loaded || document.querySelector('dialog[open]')) return
  const [{ openShortcuts }, { shortcuts }] = loaded
  openShortcuts(shortcuts, { wanted: singleKeysWanted(), set: setSingleKeys })
}
