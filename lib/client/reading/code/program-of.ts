/**
 * The whole program of a panel, below comments that say how to install its packages and how to run
 * it. Lines that the page folds belong to it. An excerpt's program stands in the first panel with
 * its file.
 */
export function programOf(panel: Element): string {
  const file = panel.getAttribute('data-file')
  const whole = file ? document.querySelector(`[data-file="${file}"]`) : panel
  const comment = panel.querySelector('[data-lang=python]') ? '#' : '//'
  const commands = [...panel.querySelectorAll('p[data-code] code')].map(
    (code) => `${comment} ${code.textContent}\n`,
  )
  return commands.join('') + textIn(whole, 'pre')
}

/** The text of the first such element; empty where there is none. */
export const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trimEnd() ?? ''
