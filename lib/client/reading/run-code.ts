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
 * near a button; the program runner only after the click.
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
  onPage(() => {
    island?.closeLeftPanels()
    const playground = document.querySelector<HTMLElement>('[data-playground]')
    if (playground) void bind(playground)
  })
}

async function run(button: HTMLElement): Promise<void> {
  const texts = await loadIsland(button)
  if (texts) island?.runProgram(button, texts.run, loadEditor)
}

/** The page on which readers write programs is there for the island, and loads it at once. */
async function bind(playground: HTMLElement): Promise<void> {
  const texts = await loadIsland(playground)
  if (texts) island?.bindPlayground(playground, texts.run, loadEditor)
}

/** Loads what shows panels, and its texts; nothing when the reader has left the page meanwhile. */
async function loadIsland(control: HTMLElement) {
  const loaded = await loadFor(control, () =>
    Promise.all([
      load('run', () => import('@/components/islands/run/mount')),
      loadTexts(),
    ]),
  )
  if (!loaded || !control.isConnected) return undefined
  const [mount, texts] = loaded
  island = mount
  return texts
}

const loadEditor = () =>
  load('editor', () => import('@/components/islands/editor/mount'))
