import { createRoot } from 'react-dom/client'
import type { RunSettings } from '@/lib/shared/texts/island-texts'
import { keepChain } from './keep-chain'
import type { LoadEditor } from './ProgramEditor'
import { RunPanel } from './RunPanel'
import { boxOf, placeIn, recipeIn } from './recipe'
import { closeMachine, sharedMachine } from './shared-machine'

interface OpenPanel {
  /** Runs the program again. */
  readonly run: () => void
  readonly close: () => void
}

/** The open panels, by the box of their program. */
const open = new Map<HTMLElement, OpenPanel>()

/** Closes the panels of a page that the reader has left. Those of the present page stay. */
export function closeLeftPanels(): void {
  for (const [box, { close }] of open) if (!box.isConnected) close()
}

/**
 * Runs the program that a button belongs to, and shows below it what it prints and does.
 */
export function runProgram(
  button: HTMLElement,
  settings: RunSettings,
  loadEditor: LoadEditor,
): void {
  const box = boxOf(button)
  if (!box) return
  const known = open.get(box)
  if (known) {
    known.run()
    return
  }
  const place = placeIn(box)
  const root = createRoot(place)
  const recipe = recipeIn(box)
  let presses = 0
  const close = () => {
    if (!open.delete(box)) return
    root.unmount()
    place.remove()
    if (open.size > 0) return
    closeMachine()
    // The next machine has another chain.
    keepChain(false)
  }
  const run = () => {
    presses += 1
    root.render(
      <RunPanel
        recipe={recipe}
        settings={settings}
        presses={presses}
        getMachine={sharedMachine}
        loadEditor={loadEditor}
        onClose={() => {
          close()
          button.focus()
        }}
      />,
    )
  }
  open.set(box, { run, close })
  run()
}
