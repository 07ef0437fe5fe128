/**
 * The storage key of the choice. Key and values are those of the original site, so that old choices
 * are still valid.
 */
export const schemeKey = 'vuepress-color-scheme'

export type Scheme = 'light' | 'dark'
export type SchemeChoice = Scheme | 'auto'

/** Reads a stored value; anything unknown counts as `auto`. */
export function parseScheme(stored: string | null): SchemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** The scheme that a page shows. */
export function effectiveScheme(choice: SchemeChoice, system: Scheme): Scheme {
  return choice === 'auto' ? system : choice
}

/**
 * The choice to store when a reader picks a scheme: picking the system's scheme resets to `auto`
 * (decision 15).
 */
export function choiceFor(picked: Scheme, system: Scheme): SchemeChoice {
  return picked === system ? 'auto' : picked
}
