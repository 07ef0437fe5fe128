import { say } from '@/lib/client/say'
import { programOf, textIn } from './program-of'

/** Copies the code that a button stands beside. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const { copy: copied = '', failed = '' } = button.dataset
  try {
    await navigator.clipboard.writeText(codeOf(button))
    say(button, copied)
  } catch {
    // The browser refuses, or has no clipboard for pages over plain HTTP.
    say(button, failed)
  }
}

/** The text of a block, or the whole program of a group's visible tab (decision 14). */
function codeOf(button: Element): string {
  const box = button.closest('[data-code], [data-code-group]')
  const panel = box?.querySelector('[data-active]')
  return panel ? programOf(panel) : textIn(box, 'code')
}
