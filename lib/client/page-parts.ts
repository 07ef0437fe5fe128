import { loadFor, setBusy } from './busy'
import { type LaterScript, load } from './load'
import { onPage } from './page'

type Bind<Part> = (part: Part, leave: AbortSignal) => void

/** Starts the parts that only some pages have, by their data attributes. */
export function startPageParts(): void {
  startPart<HTMLTextAreaElement>(
    'error-finder',
    '[data-error-finder]',
    async () => (await import('./parts/error-finder')).findErrors,
  )
  startPart(
    'offline-panel',
    '[data-offline]',
    async () => (await import('./parts/offline-panel')).bindOfflinePanels,
  )
  startPart(
    'not-found',
    '[data-languages]',
    async () => (await import('./parts/not-found')).showWaysOn,
  )
}

/**
 * Loads the script of a part when the page has that part. After a failure the first use tries
 * again, and a notice tells of a second failure.
 */
function startPart<Part extends HTMLElement>(
  name: LaterScript,
  selector: string,
  source: () => Promise<Bind<Part>>,
): void {
  onPage((leave) => {
    const part = document.querySelector<Part>(selector)
    if (!part) return
    const bind = (start: Bind<Part>) => {
      part.removeEventListener('input', tryAgain)
      if (!leave.aborted) start(part, leave)
    }
    const tryAgain = async () => {
      const start = await loadFor(part, () => load(name, source))
      if (start) bind(start)
    }
    setBusy(part, true)
    load(name, source)
      .finally(() => setBusy(part, false))
      .then(bind)
      .catch((error: unknown) => {
        console.warn('A part of this page could not be loaded:', error)
        part.addEventListener('input', tryAgain, { signal: leave })
        if (part instanceof HTMLTextAreaElement && part.value) void tryAgain()
      })
  })
}
