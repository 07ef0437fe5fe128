import { choiceKey, choices } from '../../shared/choice'
import { schemeKey } from '../../shared/scheme'
import { wrapKey, wrapped } from '../../shared/wrap'
import { singleKeysKey } from '../shortcut-setting'

/** The keys of the choices that the client stores. */
export const storedKeys = [schemeKey, choiceKey, wrapKey, singleKeysKey]

/** All values that it stores under them. One of another key changes nothing. */
export const storedValues = [
  'auto',
  'dark',
  'light',
  ...choices,
  wrapped,
  'off',
]

/** Removes stored values that the client does not write: the defaults hold, and nothing is said. */
export function dropUnknownChoices(): void {
  try {
    for (const key of storedKeys)
      if (!storedValues.includes(localStorage[key]))
        localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
