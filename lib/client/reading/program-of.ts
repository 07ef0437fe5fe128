import { copiedProgram } from '@/lib/shared/copied-program'

/**
 * The program of a panel as Copy gives it. Lines that the page folds belong to it. An excerpt's
 * program stands in the first panel with its file.
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

/** The text of the first such element; empty where there is none. */
export const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trimEnd() ?? ''
