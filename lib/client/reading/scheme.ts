import { readStored, store } from '@/lib/client/stored'
import {
  choiceFor,
  effectiveScheme,
  readChoice,
  type Scheme,
  type SchemeChoice,
  schemeKey,
} from '@/lib/shared/scheme'
import { closest } from '../closest'
import { onPage } from '../page'

const system = () => matchMedia('(prefers-color-scheme: dark)')

const systemScheme = (): Scheme => (system().matches ? 'dark' : 'light')

/** A choice that could not be stored: it holds for this document. */
let unstored: SchemeChoice | undefined

function currentChoice(): SchemeChoice {
  return unstored ?? readChoice(readStored(schemeKey))
}

function show(scheme: Scheme): void {
  document.documentElement.dataset.theme = scheme
  document
    .querySelector('[data-theme-switch]')
    ?.setAttribute('aria-checked', String(scheme === 'dark'))
}

/** Applies the current scheme to the document and to the page's switch. */
function showScheme(): void {
  show(effectiveScheme(currentChoice(), systemScheme()))
}

function onClick({ target }: Event): void {
  if (!closest(target, '[data-theme-switch]')) return
  const picked =
    document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  const choice = choiceFor(picked, systemScheme())
  show(picked)
  unstored = store(schemeKey, choice) ? undefined : choice
}

/** Keeps scheme, stored choice, system and switch in step, in all tabs. */
export function startScheme(): void {
  document.addEventListener('click', onClick)
  system().addEventListener('change', showScheme)
  addEventListener('storage', showScheme)
  onPage(showScheme)
}
