import type { OfflineRequest } from './contract'
import { Unkept } from './fetch-file'
import { removeLanguage } from './kept'

interface Place {
  /** Address of the worker's script. */
  readonly worker: string
  /** Path of the site, `/` or `/cookbook/`. */
  readonly scope: string
}

/** Milliseconds until a worker that does not start counts as missing. */
const patience = 20_000

/**
 * Has a language kept, by the worker, which is registered now if it is not yet.
 *
 * @throws {@link Unkept} where the browser refuses, or the worker does not come
 */
export async function requestKeeping(
  locale: string,
  { worker, scope }: Place,
): Promise<void> {
  const container = navigator.serviceWorker
  if (!container || !('caches' in window)) throw new Unkept('refused')
  try {
    await caches.keys()
  } catch {
    throw new Unkept('refused')
  }
  const registration = await container
    .register(worker, { scope, updateViaCache: 'none' })
    .catch((error: unknown) => {
      // What does not come, or is no script, is a TypeError.
      throw new Unkept(error instanceof TypeError ? 'unreachable' : 'refused')
    })
  // Without a promise of it, browsers delete what has long not been used. They may ask the reader, who has just asked for this.
  void navigator.storage?.persist?.().catch(() => {})
  post(await activated(registration), { keep: locale })
}

/**
 * Has a language removed.
 *
 * @returns whether it is gone already, because there is no worker that would do it
 * @throws where the browser refuses its storage
 */
export async function requestRemoval(
  locale: string,
  scope: string,
): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (registration?.active) post(registration.active, { remove: locale })
  else await removeLanguage(caches, scope, locale)
  return !registration?.active
}

const post = (worker: ServiceWorker, request: OfflineRequest) =>
  worker.postMessage(request)

function activated(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker> {
  const { installing, waiting, active } = registration
  const worker = installing ?? waiting ?? active
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker)
      if (!worker || worker.state === 'redundant')
        reject(new Unkept('unreachable'))
    }
    worker?.addEventListener('statechange', look)
    setTimeout(() => reject(new Unkept('unreachable')), patience)
    look()
  })
}
