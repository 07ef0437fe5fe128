import { sendToChain, sockets } from './chain-port'
import { isLocal, ports, refused } from './local-address'
import { hold } from './waiting'

let opened = 0

/** Replaces `WebSocket`. It reaches the chain's PubSub, and nothing else. */
export class ChainSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly bufferedAmount = 0
  readonly extensions = ''
  readonly protocol = ''
  readonly url: string
  binaryType = 'blob'
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: Event) => void) | null = null
  onclose: ((event: Event) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  readonly #number = ++opened
  readonly #release = hold()

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    queueMicrotask(() => this.#open())
  }

  send(data: unknown): void {
    if (this.readyState === this.OPEN)
      sendToChain({ type: 'text', socket: this.#number, text: String(data) })
  }

  close(code = 1000): void {
    if (this.readyState < this.CLOSING) this.#end(code)
  }

  #open(): void {
    if (this.readyState !== this.CONNECTING) return
    if (!isLocal(this.url, ports.pubsub)) {
      const message = 'Received network error or non-101 status code.'
      const error = refused(this.url)
      this.#fire(new ErrorEvent('error', { error, message }))
      this.#end(1006)
      return
    }
    this.readyState = this.OPEN
    sockets.set(this.#number, (data) =>
      this.#fire(new MessageEvent('message', { data })),
    )
    sendToChain({ type: 'open', socket: this.#number })
    this.#fire(new Event('open'))
  }

  #end(code: number): void {
    this.readyState = this.CLOSED
    this.#release()
    if (sockets.delete(this.#number))
      sendToChain({ type: 'close', socket: this.#number })
    const wasClean = code === 1000
    queueMicrotask(() =>
      this.#fire(new CloseEvent('close', { code, wasClean })),
    )
  }

  #fire(event: Event): void {
    const handlers: Readonly<Record<string, typeof this.onopen>> = {
      open: this.onopen,
      message: this.onmessage,
      close: this.onclose,
      error: this.onerror,
    }
    handlers[event.type]?.(event)
    this.dispatchEvent(event)
  }
}
