/**
 * The whole program of a panel, below a comment that says how to install its packages. Lines that
 * the page folds belong to it. An excerpt's program stands in the first panel with its file.
 */
export function programOf(panel: Element): string {
  const file = panel.getAttribute('data-file')
  const whole = file ? document.querySelector(`[data-file="${file}"]`) : panel
  const install = textIn(panel, 'p[data-code] code')
  const comment = panel.querySelector('[data-lang=python]') ? '#' : '//'
  return (install && `${comment} ${install}\n`) + textIn(whole, 'pre')
}

/** The text of the first such element; empty where there is none. */
export const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trimEnd() ?? ''
