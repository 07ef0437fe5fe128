import { loadFor } from '@/lib/client/busy'
import { closest } from '@/lib/client/closest'
import { load, loadAhead } from '@/lib/client/load'
import { onPage } from '@/lib/client/page'
import { loadTexts } from '@/lib/client/texts'

const buttons = '[data-run]'

/**
 * Runs programs in the reader's browser. The panel is fetched when the pointer or the focus comes
 * near a button; what runs programs only after the click.
 */
export function startRunCode(): void {
  for (const kind of ['pointerover', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      if (closest(target, buttons)) loadAhead('run')
    })
  onPage((leave) =>
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = closest(target, buttons)
        if (button) void run(button, leave)
      },
      { signal: leave },
    ),
  )
}

async function run(button: HTMLElement, leave: AbortSignal): Promise<void> {
  const loaded = await loadFor(button, () =>
    Promise.all([
      load('run', () => import('@/components/islands/run/mount')),
      loadTexts(),
    ]),
  )
  // The reader may have left the page meanwhile.
  if (!loaded || leave.aborted) return
  const [{ runProgram }, texts] = loaded
  runProgram(button, texts.run, { leave, loadEditor })
}

const loadEditor = () =>
  load('editor', () => import('@/components/islands/editor/mount'))
