import type { RefObject } from 'react'
import { programOf } from '@/lib/client/reading/program-of'

/** A program of the page. */
export interface Recipe {
  /** Its path below `samples/`. */
  readonly file: string
  /** Its text, where the page has it. */
  readonly program: string | undefined
  /** What its last run printed, where the page says it. */
  readonly recorded: string | undefined
  /** Keeps what the reader made of the program, while the page shows another one. */
  readonly draft?: Draft
}

type Draft = RefObject<string | undefined>

/** A place for what a reader makes of a program. */
export const newDraft = (): Draft => ({ current: undefined })

/** The box of the program that a button runs: in a group the panel that shows, else one around. */
export const boxOf = (button: Element) =>
  button
    .closest('[data-code-group]')
    ?.querySelector<HTMLElement>('[data-active]') ??
  button.closest<HTMLElement>('[data-runs]')

/** What the page knows of the program in a box. */
export function recipeIn(box: HTMLElement): Recipe {
  const file = fileOf(box)
  return {
    file,
    program: hasCode(box) ? programOf(box) : undefined,
    recorded: recordedOf(file),
  }
}

/** The path of a box's program: what its button names, and the ending of its own language. */
function fileOf(box: HTMLElement): string {
  const button = (
    box.closest('[data-code-group]') ?? box
  ).querySelector<HTMLElement>('[data-run]')
  return `${button?.dataset.run ?? ''}${box.dataset.runs ?? ''}`
}

/** The recorded output, which may stand below another part of the program. */
function recordedOf(file: string): string | undefined {
  const boxes = document.querySelectorAll<HTMLElement>('[data-runs]')
  return Array.from(boxes)
    .filter((box) => fileOf(box) === file)
    .flatMap((box) => box.querySelector('samp')?.textContent ?? [])[0]
}

const hasCode = (box: Element) => box.querySelector('[data-lang]') !== null

/** Makes a place for a run, below the code of a panel or the recorded output. */
export function placeIn(box: Element): HTMLElement {
  const place = document.createElement('div')
  const code = box.querySelector('[data-lang]')
  if (code) code.after(place)
  else box.append(place)
  return place
}
