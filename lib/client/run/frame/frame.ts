import { linkModule } from '@/lib/shared/run/link'
import {
  type Boot,
  type FrameReady,
  protocol,
  type ToFrame,
  type WorkerFailed,
  type WorkerName,
} from '../messages'
import { serveSubtle } from './subtle'

/**
 * The script of run.html. It runs in a sandboxed frame and starts workers from what the page sends:
 * the frame's policy lets them load nothing else.
 */
const addresses: Record<string, string> = {}
const workers = new Map<WorkerName, Worker>()
const ownSite = new URL(location.href).origin

// Outside a sandbox this document would share the site's origin, so it does nothing there.
if (self.origin === 'null') begin()

async function begin(): Promise<void> {
  addEventListener('message', ({ data, origin, ports: [port], source }) => {
    const isPage = source === parent && origin === ownSite
    if (!isPage || data !== 'port' || !port) return
    port.onmessage = (event: MessageEvent<ToFrame>) =>
      obey(event.data, event.ports, port)
  })
  const ready: FrameReady = {
    type: 'ready',
    protocol,
    ed25519: await hasEd25519(),
  }
  parent.postMessage(ready, ownSite)
}

function obey(
  message: ToFrame,
  ports: readonly MessagePort[],
  page: MessagePort,
): void {
  switch (message.type) {
    case 'modules':
      for (const { name, bytes, imports } of message.modules)
        addresses[name] ??= linkModule({ code: bytes, imports }, addressOf)
      break
    case 'start':
      try {
        start(message.worker, message.modules, ports, page)
      } catch (error) {
        tellFailure(page, message.worker, error)
      }
      break
    case 'end':
      workers.get(message.worker)?.terminate()
      workers.delete(message.worker)
  }
}

function addressOf(name: string): string {
  const address = addresses[name]
  if (!address) throw new Error(`${name} has not come`)
  return address
}

// A classic script: Chromium starts no module worker from a Blob of an opaque origin.
const boot = `onmessage = async ({ data, ports }) => {
  onmessage = null
  try {
    let last
    for (const address of data.modules) last = await import(address)
    last.start(data.addresses, ports)
  } catch (error) {
    postMessage({ type: 'failed', message: String(error) })
  }
}`

function start(
  name: WorkerName,
  modules: readonly string[],
  ports: readonly MessagePort[],
  page: MessagePort,
): void {
  workers.get(name)?.terminate()
  const address = URL.createObjectURL(
    new Blob([boot], { type: 'text/javascript' }),
  )
  const worker = new Worker(address)
  workers.set(name, worker)
  worker.onerror = ({ message }) => tellFailure(page, name, message)
  worker.onmessage = ({ data }) => {
    if (data?.type === 'failed') tellFailure(page, name, data.message)
  }
  serveSubtle(worker)
  const first: Boot = { modules: modules.map(addressOf), addresses }
  worker.postMessage(first, [...ports])
}

function tellFailure(
  page: MessagePort,
  worker: WorkerName,
  problem: unknown,
): void {
  const failed: WorkerFailed = {
    type: 'failed',
    worker,
    message: String(problem),
  }
  page.postMessage(failed)
}

async function hasEd25519(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign'])
    return true
  } catch {
    return false
  }
}
