import type { OfflineRequest } from '@/lib/shared/offline/contract'
import { removeLanguage, wishName } from '@/lib/shared/offline/kept'
import { Unkept } from './fetch-file'

interface Place {
  /** Address of the worker's script. */
  readonly worker: string
  /** Path of the site, `/` or `/cookbook/`. */
  readonly scope: string
}

/** Milliseconds until a worker that does not start counts as missing. */
const patience = 20_000

/**
 * Has a language kept, by the worker, which is registered now if it is not yet. The wish stands on the device before that: where the reader
 * leaves before the worker is there, it begins at the next visit.
 *
 * @throws {@link Unkept} where the browser refuses, or the worker does not come
 */
export async function requestKeeping(
  locale: string,
  { worker, scope }: Place,
): Promise<void> {
  const container = navigator.serviceWorker
  if (!container || !('caches' in window)) throw new Unkept('refused')
  const wish = wishName(scope, locale)
  await caches.open(wish).catch(() => {
    throw new Unkept('refused')
  })
  try {
    const atWork = await register(container, { worker, scope })
    // Without a promise of it, browsers delete what has long not been used. They may ask the reader, who has just asked for this.
    void navigator.storage?.persist?.().catch(() => {})
    post(atWork, { keep: locale })
  } catch (error) {
    await caches.delete(wish)
    throw error
  }
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

/** The worker, at work: the newest that comes to it. Where none does, no registration is left. */
async function register(
  container: ServiceWorkerContainer,
  { worker, scope }: Place,
): Promise<ServiceWorker> {
  const registering = container
    .register(worker, { scope, updateViaCache: 'none' })
    .catch((error: unknown) => {
      // What does not come, or is no script, is a TypeError.
      throw new Unkept(error instanceof TypeError ? 'unreachable' : 'refused')
    })
  const registration = await inTime(registering)
  try {
    return await inTime(activated(registration))
  } catch (error) {
    if (registration.active) return registration.active
    // Browsers do it once the installation has ended, which may take them minutes.
    void registration.unregister().catch(() => {})
    throw error
  }
}

async function inTime<Value>(wanted: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unkept('unreachable')), patience)
  })
  try {
    return await Promise.race([wanted, late])
  } finally {
    clearTimeout(timer)
  }
}

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
    look()
  })
}
