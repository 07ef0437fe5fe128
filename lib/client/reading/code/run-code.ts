import { loadFor } from '@/lib/client/busy'
import { closest } from '@/lib/client/closest'
import { load, loadAhead } from '@/lib/client/load'
import { onPage } from '@/lib/client/page'
import { loadTexts } from '@/lib/client/texts'

const buttons = '[data-run]'

/** What shows panels, once it is loaded. */
let island: typeof import('@/components/islands/run/mount') | undefined

/**
 * Runs programs in the reader's browser. The panel is fetched when the pointer or the focus comes
 * near a button; what runs programs only after the click.
 */
export function startRunCode(): void {
  for (const kind of ['pointerover', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      if (closest(target, buttons)) loadAhead('run')
    })
  document.addEventListener('click', ({ target }) => {
    const button = closest<HTMLElement>(target, buttons)
    if (button) void run(button)
  })
  // Also called where only the query changes: the panels of the page stay then.
  onPage(() => island?.closeLeftPanels())
}

async function run(button: HTMLElement): Promise<void> {
  const loaded = await loadFor(button, () =>
    Promise.all([
      load('run', () => import('@/components/islands/run/mount')),
      loadTexts(),
    ]),
  )
  // The reader may have left the page meanwhile.
  if (!loaded || !button.isConnected) return
  const [mount, texts] = loaded
  island = mount
  mount.runProgram(button, texts.run, loadEditor)
}

const loadEditor = () =>
  load('editor', () => import('@/components/islands/editor/mount'))
