import { createRoot } from 'react-dom/client'
import { readRecipe } from '@/lib/client/run/read-recipe'
import type { RunSettings } from '@/lib/shared/island-texts'
import { keepChain } from './keep-chain'
import { followAddress, openPlayground } from './open-playground'
import { PanelBoundary } from './PanelBoundary'
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
  const showPageProgram = hiderOf(place, button)
  let presses = 0
  const close = () => {
    if (!open.delete(box)) return
    root.unmount()
    showPageProgram(true)
    place.remove()
    closeUnused()
  }
  const onClose = () => {
    close()
    button.focus()
  }
  const run = () => {
    presses += 1
    root.render(
      <PanelBoundary settings={settings} presses={presses} onClose={onClose}>
        <RunPanel
          recipe={recipe}
          settings={settings}
          presses={presses}
          getMachine={sharedMachine}
          loadEditor={loadEditor}
          onEditing={(isOpen) => showPageProgram(!isOpen)}
          onClose={onClose}
        />
      </PanelBoundary>,
    )
  }
  open.set(box, { run, close })
  run()
}

/**
 * Hides the page's text of a program and its button while an editor stands in their place, so that
 * there is one program to read and one button to run it.
 *
 * @returns what shows or hides them
 */
function hiderOf(place: HTMLElement, button: HTMLElement) {
  let hidden: readonly HTMLElement[] = []
  return (isShown: boolean) => {
    for (const each of hidden) each.hidden = false
    const parts = [...(place.parentElement?.children ?? [])]
    const before = parts.slice(0, parts.indexOf(place))
    hidden = isShown
      ? []
      : [button, ...before].filter(
          (each): each is HTMLElement =>
            each instanceof HTMLElement && !each.hidden,
        )
    for (const each of hidden) each.hidden = true
  }
}

/** Binds the page on which readers write programs, or follows its address once it is bound. */
export function bindPlayground(
  place: HTMLElement,
  settings: RunSettings,
  loadEditor: LoadEditor,
): void {
  const known = open.get(place)
  if (known) {
    known.run()
    return
  }
  const end = openPlayground(place, {
    settings,
    loadEditor,
    getMachine: sharedMachine,
    read: readRecipe,
  })
  const close = () => {
    if (!open.delete(place)) return
    end()
    closeUnused()
  }
  open.set(place, { run: () => followAddress(place), close })
}

/** Gives the machine back when the last panel is closed. */
function closeUnused(): void {
  if (open.size > 0) return
  closeMachine()
  // The next machine has another chain.
  keepChain(false)
}
