import { useEffect, useRef, useState } from 'react'
import { draftOf } from '@/components/run/drafts'
import { readRecipe } from '@/components/run/program/read-recipe'
import { RunPanel } from '@/components/run/RunPanel'
import styles from '@/components/run/RunPanel.module.css'
import type { Recipe } from '@/components/run/recipe'
import { holdMachine } from '@/components/run/shared-machine'
import type { RunSettings } from '@/lib/islands/island-texts'
import { useLeave } from '@/lib/islands/use-leave'
import { fillSlots } from '@/lib/text/fill-slots'
import {
  type ChoiceGroup,
  emptyChoice,
  labelOf,
  namedChoice,
  withChoice,
} from './choice'

export interface ChoiceTexts {
  readonly choose: string
  /** The choice of the program to begin with. */
  readonly own: string
  /** The choice of an empty program. */
  readonly empty: string
}

interface Props {
  /** The program to begin with. */
  readonly starter: Recipe
  readonly groups: readonly ChoiceGroup[]
  readonly texts: ChoiceTexts
  readonly settings: RunSettings
}

const addressed = (groups: readonly ChoiceGroup[]) =>
  namedChoice(new URL(location.href), groups)

/** A choice of programs, with an editor and all panels for the one that is chosen. */
export function Programs({ starter, groups, texts, settings }: Props) {
  const [choice, setChoice] = useState(() => addressed(groups))
  const [shown, setShown] = useState({ choice: '', recipe: starter })
  const [missing, setMissing] = useState<string>()
  const known = useRef(
    new Map([
      ['', starter],
      [emptyChoice, { ...starter, program: '', draft: draftOf(emptyChoice) }],
    ]),
  )

  // Every program has its own panel, and all share one machine.
  useEffect(holdMachine, [])
  useLeave(() => setChoice(addressed(groups)))

  useEffect(() => {
    let wanted = true
    setMissing(undefined)
    const show = async () => {
      try {
        const recipe = known.current.get(choice) ?? (await readProgram(choice))
        known.current.set(choice, recipe)
        if (wanted) setShown({ choice, recipe })
      } catch (error) {
        console.warn('A recipe could not be loaded:', error)
        if (wanted) setMissing(choice)
      }
    }
    void show()
    return () => {
      wanted = false
    }
  }, [choice])

  const choose = (next: string) => {
    const address = withChoice(next, new URL(location.href))
    history.replaceState(history.state, '', address)
    setChoice(next)
  }
  const place = labelOf(shown.choice, groups)
  const isLoading = choice !== shown.choice && missing === undefined
  return (
    <>
      <p className="playground-choice">
        <label>
          {texts.choose}
          <select
            value={choice}
            aria-busy={isLoading || undefined}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{texts.own}</option>
            <option value={emptyChoice}>{texts.empty}</option>
            {groups.map(({ title, lang, choices }) => (
              <optgroup key={title} label={title} lang={lang}>
                {choices.map(({ file, name }) => (
                  <option key={file} value={file}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </p>
      <div className="playground-panel">
        {missing !== undefined && (
          <p role="alert" className={styles.fault}>
            {fillSlots(settings.texts.file, { file: missing })}
          </p>
        )}
        {place && <p className={styles.note}>{place}</p>}
        <RunPanel
          key={shown.choice}
          recipe={shown.recipe}
          settings={settings}
          presses={0}
          isOpen
        />
      </div>
    </>
  )
}

async function readProgram(file: string): Promise<Recipe> {
  const { source, recorded } = await readRecipe(file)
  return { file, program: source, recorded, draft: draftOf(file) }
}
