import { useEffect, useRef, useState } from 'react'
import type { readRecipe } from '@/lib/client/run/read-recipe'
import { fillSlots } from '@/lib/shared/fill-slots'
import type { RunSettings } from '@/lib/shared/island-texts'
import { emptyChoice } from '@/lib/shared/run/contract'
import { PanelBoundary } from './PanelBoundary'
import type { LoadEditor } from './ProgramEditor'
import { RunPanel } from './RunPanel'
import styles from './RunPanel.module.css'
import { newDraft, type Recipe } from './recipe'
import { guardChanges } from './unsaved'
import type { GetMachine } from './use-run'

interface Props {
  /** The program to begin with. */
  readonly starter: Recipe
  /** The page's choice of recipes; its empty value means the starter. */
  readonly choice: HTMLSelectElement
  /** Reads the text of a recipe of the choice. */
  readonly read: typeof readRecipe
  readonly settings: RunSettings
  readonly getMachine: GetMachine
  readonly loadEditor: LoadEditor
}

/** An editor and all panels for the program that the page's choice names. */
export function Playground({ starter, choice, read, ...panel }: Props) {
  const { texts } = panel.settings
  const [chosen, setChosen] = useState({ value: '', recipe: starter })
  const [missing, setMissing] = useState<string>()
  const [place, setPlace] = useState('')
  const known = useRef(
    new Map([
      ['', starter],
      [emptyChoice, { ...starter, program: '', draft: newDraft() }],
    ]),
  )

  useEffect(
    () =>
      guardChanges(
        () => [...known.current.values()].some(hasDraft),
        texts.leave,
      ),
    [],
  )

  useEffect(() => {
    const show = async () => {
      const { value } = choice
      const isWanted = () => choice.value === value
      setMissing(undefined)
      choice.setAttribute('aria-busy', 'true')
      try {
        const found = known.current.get(value) ?? (await recipeOf(value, read))
        known.current.set(value, found)
        if (!isWanted()) return
        setChosen({ value, recipe: found })
        setPlace(placeOf(choice))
      } catch (error) {
        console.warn('A recipe could not be loaded:', error)
        if (isWanted()) setMissing(value)
      } finally {
        if (isWanted()) choice.removeAttribute('aria-busy')
      }
    }
    choice.addEventListener('change', show)
    if (choice.value) void show()
    return () => choice.removeEventListener('change', show)
  }, [choice, read])

  return (
    <>
      {missing !== undefined && (
        <p role="alert" className={styles.fault}>
          {fillSlots(texts.file, { file: missing })}
        </p>
      )}
      {place && <p className={styles.note}>{place}</p>}
      <PanelBoundary key={chosen.value} settings={panel.settings} presses={0}>
        <RunPanel recipe={chosen.recipe} presses={0} isOpen {...panel} />
      </PanelBoundary>
    </>
  )
}

/** The page and section of the chosen recipe: a closed list shows its option alone. */
function placeOf(choice: HTMLSelectElement): string {
  const [option] = choice.selectedOptions
  const group = option?.closest('optgroup')
  return group ? `${group.label} › ${option?.label}` : ''
}

async function recipeOf(file: string, read: Props['read']): Promise<Recipe> {
  const { source, recorded } = await read(file)
  return { file, program: source, recorded, draft: newDraft() }
}

/** True when the reader has changed a program that the page does not show now. */
const hasDraft = ({ program, draft }: Recipe) =>
  draft?.current !== undefined && draft.current !== program
