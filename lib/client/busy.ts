import { loadFailed, showNotice } from './notice'

/** Marks a control that a reader waits for. */
export function setBusy(control: Element | null, busy: boolean): void {
  if (busy) control?.setAttribute('aria-busy', 'true')
  else control?.removeAttribute('aria-busy')
}

/**
 * Loads what a reader has asked for by a control, which is busy until it is there. Asked again meanwhile, it is not loaded twice.
 *
 * @returns nothing where it does not come, which the reader is told, or where it is on its way already
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
    console.warn('What was asked for could not be loaded:', error)
    showNotice(loadFailed())
    return undefined
  } finally {
    setBusy(control, false)
  }
}
