import { choiceKey, choices } from '@/components/code-group/choice'
import { wrapKey, wrapped } from '@/components/code-group/wrap'
import { singleKeysKey } from '@/components/shortcuts/single-keys'
import { schemeKey } from '@/components/theme/scheme'

/** The keys of the choices that the client stores. */
export const storedKeys = [schemeKey, choiceKey, wrapKey, singleKeysKey]

/** All values that it stores under these keys. A value of another key has no effect. */
export const storedValues = [
  'auto',
  'dark',
  'light',
  ...choices,
  wrapped,
  'off',
]

/** Removes stored values that the client does not write: the defaults then apply. */
export function dropUnknownChoices(): void {
  try {
    for (const key of storedKeys)
      if (!storedValues.includes(localStorage[key]))
        localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
