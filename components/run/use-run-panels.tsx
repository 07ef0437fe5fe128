import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadFor } from '@/lib/client/busy'
import { loadTexts } from '@/lib/client/texts'
import type { RunSettings } from '@/lib/islands/island-texts'
import { useLeave } from '@/lib/islands/use-leave'
import { hasDrafts } from './drafts'
import { loadPanels } from './load-panels'
import type { Recipe } from './recipe'

interface OpenPanel {
  readonly recipe: Recipe
  readonly presses: number
  /** True while an editor is open; the page then hides its own program. */
  readonly isEdited: boolean
}

/** What loads with the first press of Run. */
interface Loaded {
  readonly RunPanel: typeof import('./RunPanel').RunPanel
  readonly settings: RunSettings
}

/**
 * The panels of an island's programs, by number. One opens with the first press of Run, and closes
 * when the reader leaves the page. A changed program opens again when the reader returns.
 *
 * @param box an element of the island
 * @param count of its programs
 * @param read finds a program on the page by its number; undefined for one that does not run
 */
export function useRunPanels(
  box: RefObject<HTMLElement | null>,
  count: number,
  read: (index: number) => Recipe | undefined,
) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [open, setOpen] = useState<Readonly<Record<number, OpenPanel>>>({})

  const show = async (index: number, control: HTMLElement, presses: number) => {
    const found = await loadFor(control, () =>
      Promise.all([loadPanels(), loadTexts()]),
    )
    const recipe = read(index)
    if (!found || !recipe || !control.isConnected) return
    const [{ RunPanel }, { run: settings }] = found
    setLoaded({ RunPanel, settings })
    setOpen((all) => {
      const known = all[index] ?? { recipe, presses: 0, isEdited: false }
      return { ...all, [index]: { ...known, presses: known.presses + presses } }
    })
  }

  const isHere = useRef(false)
  const reopen = async () => {
    const { current } = box
    // If only the query has changed, the reader may have closed a panel.
    const wasHere = isHere.current
    isHere.current = current?.isConnected === true
    if (!current?.isConnected)
      // The same state where none is open: every island of a left page comes here.
      return setOpen((all) => (Object.keys(all).length > 0 ? {} : all))
    if (wasHere || !hasDrafts()) return
    for (let index = 0; index < count; index += 1)
      if (read(index)?.draft.current !== undefined)
        await show(index, current, 0)
  }
  useEffect(() => void reopen(), [])
  useLeave(() => void reopen())

  const close = (index: number) =>
    setOpen(({ [index]: _, ...others }) => others)

  const setEdited = (index: number, isEdited: boolean) =>
    setOpen((all) => {
      const known = all[index]
      return known ? { ...all, [index]: { ...known, isEdited } } : all
    })

  return {
    isEdited: (index: number) => open[index]?.isEdited === true,

    /** Runs a program; again where its panel is open. */
    run: (index: number, button: HTMLElement) => void show(index, button, 1),

    /** @param button gets the focus when the panel is closed */
    panelOf: (index: number, button: RefObject<HTMLElement | null>) => {
      const panel = open[index]
      if (!loaded || !panel) return null
      const { RunPanel, settings } = loaded
      return (
        <RunPanel
          recipe={panel.recipe}
          settings={settings}
          presses={panel.presses}
          onEditing={(isOpen) => setEdited(index, isOpen)}
          onClose={() => {
            flushSync(() => close(index))
            button.current?.focus()
          }}
        />
      )
    },
  }
}
