import type { OfflineRequest } from './contract'
import { SaveError } from './fetch-file'
import { removeLanguage, requestName } from './saved'

interface Place {
  /** Address of the worker's script. */
  readonly worker: string
  /** Path of the site, `/` or `/cookbook/`. */
  readonly scope: string
}

/** The timeout in milliseconds after which a worker that has not started counts as missing. */
const timeout = 20_000

/**
 * Requests the worker to save a language, and registers the worker if necessary. The request is
 * stored on the device first: if the reader leaves before the worker is active, saving begins at
 * the next visit.
 *
 * @throws {@link SaveError} when the browser refuses, or the worker cannot be loaded
 */
export async function requestSaving(
  locale: string,
  { worker, scope }: Place,
): Promise<void> {
  const container = navigator.serviceWorker
  if (!container || !('caches' in window)) throw new SaveError('refused')
  const name = requestName(scope, locale)
  await caches.open(name).catch(() => {
    throw new SaveError('refused')
  })
  try {
    const atWork = await register(container, { worker, scope })
    // Without this permission, browsers delete data that is not used for long. They may prompt the
    // reader, who has just pressed the button.
    void navigator.storage?.persist?.().catch(() => {})
    post(atWork, { keep: locale })
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

/**
 * Requests the worker to remove a language. Without a worker the page removes it.
 *
 * @returns true when the language is already removed
 * @throws when the browser refuses its storage
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

/** The newest worker that becomes active. When none does, removes the registration. */
async function register(
  container: ServiceWorkerContainer,
  { worker, scope }: Place,
): Promise<ServiceWorker> {
  const registering = container
    .register(worker, { scope, updateViaCache: 'none' })
    .catch((error: unknown) => {
      // A TypeError means that the script did not arrive, or is not a script.
      throw new SaveError(
        error instanceof TypeError ? 'unreachable' : 'refused',
      )
    })
  const registration = await inTime(registering)
  try {
    return await inTime(activated(registration))
  } catch (error) {
    if (registration.active) return registration.active
    // Browsers unregister only after the installation has ended, which may take minutes.
    void registration.unregister().catch(() => {})
    throw error
  }
}

async function inTime<Value>(wanted: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SaveError('unreachable')), timeout)
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
        reject(new SaveError('unreachable'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}
