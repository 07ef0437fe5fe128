import type { OpenRun } from '@/components/islands/run/mount'
import { loadFor } from '@/lib/client/busy'
import { closest } from '@/lib/client/closest'
import { load, loadAhead } from '@/lib/client/load'
import { onPage } from '@/lib/client/page'
import { loadTexts } from '@/lib/client/texts'
import { programOf } from './copy-code'

/** The runs that are open on this page, by the box of their program. */
let runs = new Map<HTMLElement, OpenRun>()

let leavePage: AbortSignal

/**
 * Runs programs in the reader's browser. What runs them is fetched when the pointer or the focus
 * comes near a button; the chain itself only after the click.
 */
export function startRunCode(): void {
  for (const kind of ['pointerover', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      if (closest(target, '[data-run]')) loadAhead('run')
    })
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-run]')
    if (button) void run(button)
  })
  onPage((leave) => {
    leavePage = leave
    leave.addEventListener('abort', () => {
      for (const open of runs.values()) open.close()
      runs = new Map()
    })
  })
}

/** The box of the program that a button runs: in a group the panel that shows, else one around. */
const boxOf = (button: Element) =>
  closest(button, '[data-code-group]')?.querySelector<HTMLElement>(
    '[data-active]',
  ) ?? closest(button, '[data-runs]')

async function run(button: HTMLElement): Promise<void> {
  const box = boxOf(button)
  const file = box?.dataset.runs
  const leave = leavePage
  if (!box || !file) return
  const open = runs.get(box)
  if (open) return open.run()
  const loaded = await loadFor(button, () =>
    Promise.all([
      load('run', () => import('@/components/islands/run/mount')),
      loadTexts(),
    ]),
  )
  // The reader may have left the page meanwhile.
  if (!loaded || leave.aborted) return
  const [{ mountRun }, { run: settings }] = loaded
  const close = () => {
    runs.get(box)?.close()
    runs.delete(box)
    button.focus()
  }
  const recipe = { file, program: programIn(box), recorded: recordedOf(file) }
  runs.set(box, mountRun(placeIn(box), recipe, settings, close))
}

/** The whole program where the page has it. */
const programIn = (box: Element) =>
  box.querySelector('[data-lang]') ? programOf(box) : undefined

/** The recorded output, which may stand below another part of the program. */
const recordedOf = (file: string) =>
  document.querySelector(`[data-runs="${file}"] samp`)?.textContent ?? undefined

/** Makes a place for a run, below the code of a panel or the recorded output. */
function placeIn(box: Element): HTMLElement {
  const place = document.createElement('div')
  const code = box.querySelector('[data-lang]')
  if (code) code.after(place)
  else box.append(place)
  return place
}
