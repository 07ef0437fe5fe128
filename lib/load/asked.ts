/** Said to the document when something that a reader asked for did not come. */
export const loadFailed = 'load-failed'

/**
 * Loads what a reader has asked for by a control, which is marked as busy until it is there. Asked again meanwhile, it is not loaded twice.
 *
 * @returns nothing where it does not come, which the reader is told, or where it is on its way already
 */
export async function loadAsked<Loaded>(
  load: () => Promise<Loaded>,
  control: Element,
): Promise<Loaded | undefined> {
  if (control.getAttribute('aria-busy') === 'true') return undefined
  control.setAttribute('aria-busy', 'true')
  try {
    return await load()
  } catch (error) {
    console.warn('What was asked for could not be loaded:', error)
    document.dispatchEvent(new Event(loadFailed))
    return undefined
  } finally {
    control.removeAttribute('aria-busy')
  }
}
