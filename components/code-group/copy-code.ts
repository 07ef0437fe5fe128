import { copiedProgram } from './copied-program'

/** The text of the first match; empty where there is none. */
export const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trimEnd() ?? ''

/** The code of a block or a panel, without the lines that a preview folds (lib/code/fold.ts). */
export function visibleCode(box: Element, preview = false): string {
  const code = (
    box.querySelector('pre code') ?? box.querySelector('code')
  )?.cloneNode(true)
  if (!(code instanceof Element)) return ''
  if (preview) for (const rest of code.querySelectorAll('.rest')) rest.remove()
  return code.textContent?.trimEnd() ?? ''
}

/**
 * The whole program of a panel, for *Copy program*. Where the panel shows a part, the program is in
 * the first panel with its file.
 */
export function programOf(panel: Element): string {
  const file = panel.getAttribute('data-file')
  const whole = file ? document.querySelector(`[data-file="${file}"]`) : panel
  const language = panel.querySelector('[data-lang=python]') ? 'python' : ''
  const commands = [...panel.querySelectorAll('p[data-code] code')].map(
    (code) => code.textContent ?? '',
  )
  return copiedProgram(commands, textIn(whole, 'pre'), language)
}

/** Copies a text; false where the browser refuses, or has no clipboard over plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
