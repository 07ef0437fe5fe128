import { type RefObject, useEffect, useLayoutEffect } from 'react'

interface Folds {
  readonly isFolded: (part: Element) => boolean
  /** Shows a part in which the browser has found something. */
  readonly onFound: (part: Element) => void
}

/** The parts of a code group that may be folded: panels of tabs, and lines of a program. */
const parts = '.code-panel, .rest'

/**
 * Lets the browser's find in page and links to text (`#:~:text=`) reach the folded parts of a code
 * group, and opens them. Browsers without `beforematch` do not search there.
 *
 * @param state what the folds depend on
 */
export function useFindable(
  group: RefObject<HTMLElement | null>,
  state: readonly unknown[],
  { isFolded, onFound }: Folds,
): void {
  // Sets the attribute directly: React does not write this value of `hidden`.
  useLayoutEffect(() => {
    if (!('onbeforematch' in document)) return
    for (const part of group.current?.querySelectorAll(parts) ?? [])
      if (isFolded(part)) {
        part.setAttribute('hidden', 'until-found')
        // Screen readers would find an empty panel.
        part.setAttribute('aria-hidden', 'true')
      } else {
        part.removeAttribute('hidden')
        part.removeAttribute('aria-hidden')
      }
  }, state)

  useEffect(() => {
    const { current } = group
    const open = ({ target }: Event) => {
      if (target instanceof Element && target.matches(parts)) onFound(target)
    }
    current?.addEventListener('beforematch', open)
    return () => current?.removeEventListener('beforematch', open)
  }, [])
}
