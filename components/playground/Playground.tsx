'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textIn } from '@/components/code-group/copy-code'
import { draftOf } from '@/components/run/drafts'
import { loadPanels } from '@/components/run/load-panels'
import type { Recipe } from '@/components/run/recipe'
import { loadFor } from '@/lib/client/busy'
import { loadTexts } from '@/lib/client/texts'
import type { RunSettings } from '@/lib/islands/island-texts'
import { Slot } from '@/lib/islands/Slot'
import { useLeave } from '@/lib/islands/use-leave'
import type { ChoiceGroup } from './choice'
import type { ChoiceTexts, Programs } from './Programs'

interface Props {
  /** The path of the program to begin with, below `samples/`. */
  readonly starter: string
  readonly groups: readonly ChoiceGroup[]
  readonly texts: ChoiceTexts
  /** What a reader without scripts needs to know. */
  readonly notice?: ReactNode
  /** The text of the program to begin with. */
  readonly children?: ReactNode
}

/** What is available once the code and the texts of panels have loaded. */
interface Opened {
  readonly Programs: typeof Programs
  readonly starter: Recipe
  readonly settings: RunSettings
}

/** The page where a reader writes a program and runs it. It opens on hydration. */
export function Playground(props: Props) {
  const { starter, groups, texts, notice, children } = props
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()

  const open = async () => {
    const place = box.current
    const loaded =
      place &&
      (await loadFor(place, () => Promise.all([loadPanels(), loadTexts()])))
    if (!loaded || !place.isConnected) return
    const [panels, { run: settings }] = loaded
    const program = textIn(place, 'pre')
    setOpened({
      Programs: panels.Programs,
      settings,
      starter: {
        file: starter,
        program,
        recorded: undefined,
        draft: draftOf(''),
      },
    })
  }
  useEffect(() => void open(), [])
  useLeave(() => {
    // Synchronously: the reader may be back before the next rendering.
    if (!box.current?.isConnected) flushSync(() => setOpened(undefined))
    else if (!opened) void open()
  })

  return (
    <div ref={box} className="playground">
      <Slot name="notice" hidden={opened !== undefined}>
        {notice}
      </Slot>
      {/* Placeholders for the choice and the editor, against layout shift. */}
      {!opened && (
        <p className="playground-choice">
          <label>
            {texts.choose}
            <select disabled>
              <option>{texts.own}</option>
            </select>
          </label>
        </p>
      )}
      <Slot
        name="program"
        className="playground-panel pan"
        hidden={opened !== undefined}
      >
        {children}
      </Slot>
      {opened && <opened.Programs {...opened} groups={groups} texts={texts} />}
    </div>
  )
}
