import { createRoot } from 'react-dom/client'
import type { RunSettings } from '@/lib/shared/texts/island-texts'
import type { LoadEditor } from './ProgramEditor'
import { RunPanel } from './RunPanel'
import { boxOf, placeIn, recipeIn } from './recipe'
import { closeMachine, sharedMachine } from './shared-machine'

interface Page {
  /** Ends all runs of the page. */
  readonly leave: AbortSignal
  readonly loadEditor: LoadEditor
}

/** What runs each open program again, by the box of the program. */
const open = new Map<HTMLElement, () => void>()

/**
 * Runs the program that a button belongs to, and shows below it what it prints and does.
 */
export function runProgram(
  button: HTMLElement,
  settings: RunSettings,
  { leave, loadEditor }: Page,
): void {
  const box = boxOf(button)
  if (!box) return
  const again = open.get(box)
  if (again) {
    again()
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
    if (open.size === 0) closeMachine()
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
  open.set(box, run)
  leave.addEventListener('abort', close)
  run()
}
