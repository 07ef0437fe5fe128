'use client'

import { type ReactNode, useRef } from 'react'
import { Slot } from '@/lib/islands/Slot'
import { RunButton } from './RunButton'
import { recipeOnPage } from './recipe'
import { useRunPanels } from './use-run-panels'

interface Props {
  /** The program's path below `samples/`. */
  readonly file: string
  /** A link to it, made at build. */
  readonly children?: ReactNode
}

/** A link to a program whose code the page does not show, with the Run button and its panel. */
export function ProgramRun({ file, children }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { run, panelOf } = useRunPanels(line, 1, () => recipeOnPage(file))
  return (
    <>
      <p ref={line} className="program-line">
        <Slot as="span" name="link">
          {children}
        </Slot>{' '}
        <RunButton
          ref={button}
          onClick={({ currentTarget }) => run(0, currentTarget)}
        />
      </p>
      {panelOf(0, button)}
    </>
  )
}
