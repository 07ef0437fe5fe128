import { createRoot } from 'react-dom/client'
import type { RunSettings } from '@/lib/shared/island-texts'
import { RunPanel } from './RunPanel'
import { closeMachine, sharedMachine } from './shared-machine'

/** A program of the page. */
export interface Recipe {
  /** Its path below `samples/`. */
  readonly file: string
  /** Its text, where the page has it. */
  readonly program: string | undefined
  /** What its last run printed, where the page says it. */
  readonly recorded: string | undefined
}

/** A run that is open on the page. */
export interface OpenRun {
  /** Runs it again. */
  readonly run: () => void
  readonly close: () => void
}

let open = 0

/**
 * Runs a program, and shows in a place of the page what it prints and does.
 *
 * @param onClose called when the reader closes the run
 */
export function mountRun(
  place: HTMLElement,
  recipe: Recipe,
  settings: RunSettings,
  onClose: () => void,
): OpenRun {
  const root = createRoot(place)
  let presses = 0
  const run = () => {
    presses += 1
    root.render(
      <RunPanel
        recipe={recipe}
        settings={settings}
        presses={presses}
        getMachine={sharedMachine}
        onClose={onClose}
      />,
    )
  }
  open += 1
  run()
  return {
    run,
    close: () => {
      root.unmount()
      place.remove()
      open -= 1
      if (open === 0) closeMachine()
    },
  }
}
