import { loadFailed, showNotice } from './notice'

/** Sets or clears the busy state of a control that a reader waits for. */
export function setBusy(control: Element | null, busy: boolean): void {
  if (busy) control?.setAttribute('aria-busy', 'true')
  else control?.removeAttribute('aria-busy')
}

/**
 * Loads something on demand by a control, which is busy until it has loaded. A second call
 * meanwhile loads nothing.
 *
 * @returns undefined when loading fails, which a notice reports, or is already in progress
 */
export async function loadFor<Loaded>(
  control: Element,
  loading: () => Promise<Loaded>,
): Promise<Loaded | undefined> {
  if (control.getAttribute('aria-busy') === 'true') return undefined
  setBusy(control, true)
  try {
    return await loading()
  } catch (error) {
    console.warn('A feature could not be loaded:', error)
    showNotice(loadFailed())
    return undefined
  } finally {
    setBusy(control, false)
  }
}
