import { programOf } from '@/components/code-group/copy-code'
import { type Draft, draftOf } from './drafts'

/** A program of the page. */
export interface Recipe {
  /** Its path below `samples/`. */
  readonly file: string
  /** Its text, if the page has it. */
  readonly program: string | undefined
  /** What its last run printed, if the page has it. */
  readonly recorded: string | undefined
  readonly draft: Draft
}

/**
 * What the page has of a program.
 *
 * @param panel the tab panel with its code, where there is one
 */
export const recipeOnPage = (file: string, panel?: Element): Recipe => ({
  file,
  program: panel && programOf(panel),
  recorded: recordedOutput(file),
  draft: draftOf(panel?.id ?? file),
})

/** The recorded output of a program, which may be below another part of it. */
const recordedOutput = (file: string) =>
  document.querySelector(`[data-recorded="${file}"]`)?.textContent ?? undefined
