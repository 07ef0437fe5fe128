import { readStored, store } from '@/lib/client/stored'
import {
  choiceFor,
  effectiveScheme,
  parseScheme,
  type Scheme,
  type SchemeChoice,
  schemeKey,
} from './scheme'

const system = () => matchMedia('(prefers-color-scheme: dark)')
const systemScheme = (): Scheme => (system().matches ? 'dark' : 'light')

/** A choice that could not be stored, used for this document. */
let unstored: SchemeChoice | undefined

/** The scheme that the document shows. */
export const currentScheme = (): Scheme =>
  effectiveScheme(
    unstored ?? parseScheme(readStored(schemeKey)),
    systemScheme(),
  )

const listeners = new Set<() => void>()

/** Sets the current scheme on `<html>`, as the script in the head does before the first paint. */
function show(): void {
  document.documentElement.dataset.theme = currentScheme()
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the scheme: by a switch, in another tab, or in the system. */
export function onScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    system().addEventListener('change', show)
    addEventListener('storage', show)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    system().removeEventListener('change', show)
    removeEventListener('storage', show)
  }
}

/** Switches to the other scheme, for this document and for later visits. */
export function toggleScheme(): void {
  const picked = currentScheme() === 'dark' ? 'light' : 'dark'
  const choice = choiceFor(picked, systemScheme())
  unstored = store(schemeKey, choice) ? undefined : choice
  show()
}
