import {
  choiceFor,
  effectiveScheme,
  readChoice,
  type Scheme,
  schemeKey,
} from './scheme'

const system = () => matchMedia('(prefers-color-scheme: dark)')

const systemScheme = (): Scheme => (system().matches ? 'dark' : 'light')

function storedChoice() {
  try {
    return readChoice(localStorage.getItem(schemeKey))
  } catch {
    return readChoice(null)
  }
}

function show(scheme: Scheme): void {
  document.documentElement.dataset.theme = scheme
  document
    .querySelector('[data-theme-switch]')
    ?.setAttribute('aria-checked', String(scheme === 'dark'))
}

/** Puts the scheme that holds now on the document and on the switch of the page that is shown. */
export function showScheme(): void {
  show(effectiveScheme(storedChoice(), systemScheme()))
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element && target.closest('[data-theme-switch]')))
    return
  const picked =
    document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  show(picked)
  try {
    localStorage.setItem(schemeKey, choiceFor(picked, systemScheme()))
  } catch {
    // Storage is blocked: the choice holds until the next document.
  }
}

/** Follows the switch, the system and the other tabs. Returns the function that stops it. */
export function bindScheme(): () => void {
  const query = system()
  document.addEventListener('click', onClick)
  query.addEventListener('change', showScheme)
  window.addEventListener('storage', showScheme)
  return () => {
    document.removeEventListener('click', onClick)
    query.removeEventListener('change', showScheme)
    window.removeEventListener('storage', showScheme)
  }
}
