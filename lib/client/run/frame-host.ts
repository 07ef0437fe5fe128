import { keptMachine, listPath } from '../../shared/offline/contract'
import { frameFile } from '../../shared/run/contract'
import type { RunFault } from './events'
import { addressOf } from './files'
import {
  type FrameReady,
  type FromFrame,
  protocol,
  type ToFrame,
} from './messages'

/** The sandboxed frame, as the page talks to it. */
export interface Frame {
  send(message: ToFrame, ports?: readonly MessagePort[]): void
  remove(): void
}

/** A host that does not answer is given up after this time, in milliseconds. */
const patience = 15_000
/** A document that has loaded and says nothing in this time is not ours: the host forbids it. */
const silence = 5_000

/** What runs inside must not reach the site's storage or documents. */
const ownOrigin = 'allow-scripts'
/**
 * Lets the service worker answer, which gives the document an origin of its own by a header
 * (lib/client/offline/respond.ts). A document without that header does nothing.
 */
const throughWorker = 'allow-scripts allow-same-origin'

/**
 * Puts the frame into the page and waits for its first word. Where the machine is kept on the
 * device, the service worker gives the frame.
 *
 * @param hear is told what the frame says afterwards
 * @throws RunFault
 */
export async function openFrame(
  hear: (message: FromFrame) => void,
): Promise<Frame> {
  // Whoever has this page in a frame could lead the frame of programs elsewhere.
  if (isFramedByOthers()) throw fault({ missing: 'frame' })
  if (!(await isKept())) return openAs(ownOrigin, hear)
  try {
    return await openAs(throughWorker, hear)
  } catch (error) {
    // A service worker of an earlier release gives the document no origin of its own.
    if (!isFrameFault(error)) throw error
    return openAs(ownOrigin, hear)
  }
}

function isFramedByOthers(): boolean {
  try {
    return top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** True where the service worker of this page has all that runs programs. */
async function isKept(): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false
    const list = addressOf(listPath(keptMachine))
    return (await caches.match(list)) !== undefined
  } catch {
    // Storage is refused, or the browser has none.
    return false
  }
}

async function openAs(
  sandbox: string,
  hear: (message: FromFrame) => void,
): Promise<Frame> {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', sandbox)
  element.hidden = true
  element.src = addressOf(frameFile)
  try {
    const ready = hearFrom(element)
    document.body.append(element)
    const { ed25519, protocol: spoken } = await ready
    if (spoken !== protocol) throw fault({ missing: 'file', file: frameFile })
    if (!ed25519) throw fault({ missing: 'ed25519' })
  } catch (error) {
    element.remove()
    throw error
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<FromFrame>) => hear(data)
  // A sandboxed frame has no origin that could be named here.
  element.contentWindow?.postMessage('port', '*', [port2])
  return {
    send: (message, ports = []) => port1.postMessage(message, [...ports]),
    remove: () => {
      port1.close()
      element.remove()
    },
  }
}

function hearFrom(element: HTMLIFrameElement): Promise<FrameReady> {
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const { signal } = end
    let timer = setTimeout(() => give(), patience)
    element.onload = () => {
      clearTimeout(timer)
      timer = setTimeout(() => give(), silence)
    }
    const give = (ready?: FrameReady) => {
      clearTimeout(timer)
      end.abort()
      if (ready) resolve(ready)
      else reject(fault({ missing: 'frame' }))
    }
    addEventListener(
      'message',
      ({ data, origin, source }) => {
        const isApart = source === element.contentWindow && origin === 'null'
        if (isApart && data?.type === 'ready') give(data)
      },
      { signal },
    )
  })
}

const fault = (missing: RunFault): RunFault => missing

const isFrameFault = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'missing' in error &&
  error.missing === 'frame'
