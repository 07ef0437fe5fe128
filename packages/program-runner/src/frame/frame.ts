import { linkModule } from '../protocol/link'
import {
  type Boot,
  type FrameReady,
  type FromFrame,
  protocol,
  type ToFrame,
  type WorkerName,
} from '../protocol/messages'
import { type ServedSubtle, serveSubtle } from './subtle'

/**
 * The script of run.html, a sandboxed frame. It starts workers from the modules that the page sends;
 * the frame's policy lets them load nothing else.
 */
const addresses: Record<string, string> = {}
const workers = new Map<WorkerName, Started>()
const ownSite = new URL(location.href).origin

/** A worker, and its `crypto.subtle`. */
interface Started {
  readonly worker: Worker
  readonly subtle: ServedSubtle
}

// Outside a sandbox this document would have the site's origin, so it does nothing there.
if (self.origin === 'null') begin()

async function begin(): Promise<void> {
  // No policy forbids WebRTC, and it reaches other sites.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(globalThis, name)
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
      void end(message.worker, page)
  }
}

/** Ends a worker, and responds when its calls of `crypto.subtle` are over. */
async function end(name: WorkerName, page: MessagePort): Promise<void> {
  const { worker, subtle } = workers.get(name) ?? {}
  workers.delete(name)
  worker?.terminate()
  await subtle?.close()
  tell(page, { type: 'ended', worker: name })
}

function addressOf(name: string): string {
  const address = addresses[name]
  if (!address) throw new Error(`${name} has not come`)
  return address
}

// A classic script: Chromium starts no module worker from a Blob of an opaque origin.
// It deletes `postMessage`, so that a program cannot reach the frame; `tell` reports a failure. It is a
// block, because a program sees what such a script declares outside of one.
const boot = `{
  const tell = postMessage.bind(self)
  for (const holder of [self, Object.getPrototypeOf(self), DedicatedWorkerGlobalScope.prototype])
    delete holder.postMessage
  onmessage = async ({ data, ports: [subtle, ...ports] }) => {
    onmessage = null
    self.subtlePort = subtle
    try {
      let last
      for (const address of data.modules) last = await import(address)
      last.start(data.addresses, ports)
    } catch (error) {
      tell({ type: 'failed', message: String(error) })
    }
  }
}`

function start(
  name: WorkerName,
  modules: readonly string[],
  ports: readonly MessagePort[],
  page: MessagePort,
): void {
  const before = workers.get(name)
  before?.worker.terminate()
  void before?.subtle.close()
  const address = URL.createObjectURL(
    new Blob([boot], { type: 'text/javascript' }),
  )
  const worker = new Worker(address)
  const { port1, port2 } = new MessageChannel()
  workers.set(name, { worker, subtle: serveSubtle(port1) })
  worker.onerror = ({ message }) => tellFailure(page, name, message)
  worker.onmessage = ({ data }) => {
    if (data?.type === 'failed') tellFailure(page, name, data.message)
  }
  const first: Boot = { modules: modules.map(addressOf), addresses }
  worker.postMessage(first, [port2, ...ports])
}

const longestProblem = 1_000

function tellFailure(
  page: MessagePort,
  worker: WorkerName,
  problem: unknown,
): void {
  const message =
    typeof problem === 'string' || problem instanceof Error
      ? String(problem).slice(0, longestProblem)
      : '?'
  tell(page, { type: 'failed', worker, message })
}

const tell = (page: MessagePort, message: FromFrame) =>
  page.postMessage(message)

async function hasEd25519(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign'])
    return true
  } catch (error) {
    // WebKitGTK's library fails at 2 of 256 keys, with an OperationError, and still knows them.
    return !(
      error instanceof DOMException && error.name === 'NotSupportedError'
    )
  }
}
