import { listPath, machineName } from '@/components/offline/contract'
import type { RunFault } from '@/packages/program-runner/src/protocol/events'
import {
  type FrameReady,
  type FromFrame,
  protocol,
  type ToFrame,
} from '@/packages/program-runner/src/protocol/messages'
import { frameFile } from './contract'
import { addressOf } from './files'

/** The interface of the sandboxed frame for the page. */
export interface Frame {
  send(message: ToFrame, ports?: readonly MessagePort[]): void
  remove(): void
}

/** The timeout for the document of the frame, in milliseconds. */
const timeout = 15_000
/** The timeout for its first message once it has loaded: without one, the host forbids frames. */
const silence = 5_000

/** The sandbox with an opaque origin: no access to the site's storage or documents. */
const ownOrigin = 'allow-scripts'
/**
 * The sandbox for a frame from the service worker, whose header makes the origin opaque
 * (components/offline/respond.ts). A document without that header does nothing.
 */
const throughWorker = 'allow-scripts allow-same-origin'

/**
 * Adds the frame to the page and waits for its first message. If the program runner is saved on the
 * device, the service worker serves the frame.
 *
 * @param onMessage called with each later message of the frame
 * @throws RunFault
 */
export async function openFrame(
  onMessage: (message: FromFrame) => void,
): Promise<Frame> {
  // A page that frames this one could navigate the frame of programs.
  if (isFramedByOthers()) throw fault({ missing: 'frame' })
  if (!(await isKept()))
    return openAs(ownOrigin, onMessage).catch((error) => {
      throw isFrameFault(error) && !navigator.onLine
        ? fault({ missing: 'file', file: frameFile })
        : error
    })
  try {
    return await openAs(throughWorker, onMessage)
  } catch (error) {
    // A service worker of an earlier release does not give the document an opaque origin.
    if (!isFrameFault(error)) throw error
    return openAs(ownOrigin, onMessage)
  }
}

function isFramedByOthers(): boolean {
  try {
    return top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** True if the service worker of this page has saved the program runner. */
async function isKept(): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false
    const list = addressOf(listPath(machineName))
    return (await caches.match(list)) !== undefined
  } catch {
    // Storage is refused, or the browser has none.
    return false
  }
}

async function openAs(
  sandbox: string,
  onMessage: (message: FromFrame) => void,
): Promise<Frame> {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', sandbox)
  element.hidden = true
  element.src = addressOf(frameFile)
  try {
    const ready = frameReady(element)
    document.body.append(element)
    const { ed25519, protocol: spoken } = await ready
    if (spoken !== protocol) throw fault({ missing: 'file', file: frameFile })
    if (!ed25519) throw fault({ missing: 'ed25519' })
  } catch (error) {
    element.remove()
    throw error
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<FromFrame>) => onMessage(data)
  // A sandboxed frame has an opaque origin, which cannot be a target.
  element.contentWindow?.postMessage('port', '*', [port2])
  return {
    send: (message, ports = []) => port1.postMessage(message, [...ports]),
    remove: () => {
      port1.close()
      element.remove()
    },
  }
}

function frameReady(element: HTMLIFrameElement): Promise<FrameReady> {
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const { signal } = end
    let timer = setTimeout(() => give(), timeout)
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
