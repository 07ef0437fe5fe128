import { say } from '@/lib/client/say'

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

/**
 * A whole program, below a comment that says how to install its packages. Lines that the page folds
 * belong to it. An excerpt's program stands in the first panel with its file.
 */
export function programOf(panel: Element): string {
  const file = panel.getAttribute('data-file')
  const whole = file ? document.querySelector(`[data-file="${file}"]`) : panel
  const install = textIn(panel, 'p[data-code] code')
  const comment = panel.querySelector('[data-lang=python]') ? '#' : '//'
  return (install && `${comment} ${install}\n`) + textIn(whole, 'pre')
}

const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trimEnd() ?? ''
