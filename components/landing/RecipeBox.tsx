'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Slot } from '@/lib/islands/Slot'
import './recipe-box.css'

interface Props {
  readonly label: string
  readonly recipes: readonly {
    readonly title: string
    /** The section of the book, which colors the tab. */
    readonly section: string
  }[]
  readonly panels?: readonly ReactNode[]
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Recipes behind index tabs; without scripts, one below the other. */
export function RecipeBox({ label, recipes, panels }: Props) {
  const [shown, setShown] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (shown + step + recipes.length) % recipes.length
    setShown(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="recipe-box">
      <div
        ref={tabs}
        role="tablist"
        aria-label={label}
        className="recipe-tabs"
        onKeyDown={onKeyDown}
      >
        {recipes.map(({ title, section }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`recipe-${index}`}
            aria-controls={`recipe-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            data-section={section}
            onClick={() => setShown(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {recipes.map(({ title }, index) => (
        <Slot
          key={title}
          name={`recipe-${index}`}
          id={`recipe-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`recipe-${index}`}
          className={index === shown ? undefined : 'recipe-folded'}
        >
          {panels?.[index]}
        </Slot>
      ))}
    </div>
  )
}
