/** An attack that untrusted code could try. */
export interface Attack {
  readonly name: string
  /**
   * The body of an async function. It returns a truthy value if it succeeded; a refusal throws or
   * returns nothing. `target` is the address of another site that accepts all requests, `own` that
   * of the site itself.
   */
  readonly code: string
}

const waiting = `const waiting = (start) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('nothing came')), 2500)
  start(resolve, reject)
})`

/** Runs the text that an expression of the attack evaluates to, in a worker of the attack. */
const inWorker = (text: string) =>
  `const address = URL.createObjectURL(new Blob([${text}]))
      return waiting((resolve, reject) => {
        const worker = new Worker(address)
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = reject
      })`

/** From a nested worker. */
export const nestedAttacks: readonly Attack[] = [
  {
    name: 'fetch in a worker of its own',
    code: inWorker(
      `'fetch("' + target + '").then(() => postMessage(true), () => postMessage(false))'`,
    ),
  },
  {
    name: 'WebSocket in a worker of its own',
    code: inWorker(
      `'const s = new WebSocket("' + target.replace('http', 'ws') + '"); s.onopen = () => postMessage(true); s.onerror = () => postMessage(false)'`,
    ),
  },
]

/**
 * From a worker: what a recipe can reach. `fetch` and `setTimeout`, which the machine replaces, are
 * taken from their prototype; `WebSocket`, which has none, is tried in a nested worker.
 */
export const workerAttacks: readonly Attack[] = [
  ...nestedAttacks,
  {
    name: 'fetch',
    code: `const { fetch } = WorkerGlobalScope.prototype
      return (await fetch.call(self, target)).ok`,
  },
  {
    name: 'fetch of the site',
    code: `const { fetch } = WorkerGlobalScope.prototype
      return (await fetch.call(self, own)).ok`,
  },
  {
    name: 'XMLHttpRequest',
    code: `const request = new XMLHttpRequest()
      request.open('GET', target, false)
      request.send()
      return request.status === 200`,
  },
  {
    name: 'WebSocket',
    code: `return waiting((resolve, reject) => {
        const socket = new WebSocket(target.replace('http', 'ws'))
        socket.onopen = resolve.bind(null, true)
        socket.onerror = reject
      })`,
  },
  {
    name: 'EventSource',
    code: `return waiting((resolve, reject) => {
        const source = new EventSource(target + '/events')
        source.onopen = resolve.bind(null, true)
        source.onerror = reject
      })`,
  },
  {
    name: 'importing a module',
    code: `return (await import(target + '/module.js')).default`,
  },
  {
    name: 'importScripts',
    code: `importScripts(target + '/script.js')\n return true`,
  },
  {
    name: 'caches',
    code: `return (await caches.open('attack')) !== undefined`,
  },
  {
    name: 'IndexedDB',
    code: `return waiting((resolve, reject) => {
        const request = indexedDB.open('attack')
        request.onsuccess = resolve.bind(null, true)
        request.onerror = reject
      })`,
  },
  {
    name: 'BroadcastChannel to the page',
    code: `return waiting((resolve, reject) => {
        const channel = new BroadcastChannel('attack')
        channel.onmessage = resolve.bind(null, true)
        channel.postMessage('asked')
      })`,
  },
  { name: 'eval', code: `return (0, eval)('1')` },
  { name: 'new Function', code: `return new Function('return 1')()` },
  {
    name: 'a timer with text',
    code: `WorkerGlobalScope.prototype.setTimeout.call(self, 'self.timed = true', 0)
      await waiting((resolve) => setTimeout(resolve, 300))
      return self.timed`,
  },
]

/** Names of a document that a recipe must not have, since they could leave the frame. */
export const documentNames = [
  'RTCPeerConnection',
  'document',
  'localStorage',
  'open',
  'opener',
  'parent',
  'sessionStorage',
  'top',
]

/** From the frame's document, which runs only our own script: defense in depth. */
export const frameAttacks: readonly Attack[] = [
  { name: 'fetch', code: `return (await fetch(target)).ok` },
  {
    name: 'an image',
    code: `return waiting((resolve, reject) => {
        const image = new Image()
        image.onload = resolve.bind(null, true)
        image.onerror = reject
        image.src = target + '/image.svg'
      })`,
  },
  {
    name: 'reading the page',
    code: `return parent.document.title !== undefined`,
  },
  {
    name: 'reading the page through top',
    code: `return top.location.href !== undefined`,
  },
  { name: 'cookies', code: `document.cookie = 'a=1'\n return document.cookie` },
  {
    name: 'localStorage',
    code: `localStorage.setItem('attack', '1')\n return localStorage.getItem('attack')`,
  },
  {
    name: 'IndexedDB',
    code: `return waiting((resolve, reject) => {
        const request = indexedDB.open('attack')
        request.onsuccess = resolve.bind(null, true)
        request.onerror = reject
      })`,
  },
  {
    name: 'caches',
    code: `return (await caches.open('attack')) !== undefined`,
  },
  {
    name: 'a service worker',
    code: `return (await navigator.serviceWorker.getRegistrations()) !== undefined`,
  },
  {
    name: 'WebRTC',
    code: `return new RTCPeerConnection() !== undefined`,
  },
  { name: 'a popup', code: `return open(own, '_blank') !== null` },
  {
    name: 'a frame of another site',
    code: `const frame = document.createElement('iframe')
      frame.src = target + '/frame'
      document.body.append(frame)
      return waiting((resolve) => addEventListener('message', ({ data }) => data === 'framed' && resolve(true)))`,
  },
  {
    name: 'a script of another site',
    code: `return waiting((resolve, reject) => {
        const script = document.createElement('script')
        script.src = target + '/script.js'
        script.onload = resolve.bind(null, true)
        script.onerror = reject
        document.head.append(script)
      })`,
  },
]

/** The source of a function that runs an attack and returns `through` or `refused: …`. */
export function attackText(
  { code }: Attack,
  { own, target }: { readonly own: string; readonly target: string },
): string {
  return `(async () => {
  const target = ${JSON.stringify(target)}
  const own = ${JSON.stringify(own)}
  ${waiting}
  try {
    const got = await (async () => {
      ${code}
    })()
    return got ? 'through' : 'refused: it answered ' + got
  } catch (error) {
    return 'refused: ' + error
  }
})()`
}
