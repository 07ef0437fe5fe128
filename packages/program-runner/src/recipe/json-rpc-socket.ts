import { EventEmitter } from '../node/events'

/** Milliseconds until a broken connection is opened again. */
const pause = 1_000

/** Opens the socket of a client. */
export const WebSocket = (url: string) => new globalThis.WebSocket(url)

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * JSON-RPC over a WebSocket, for web3.js 1. Replaces the package rpc-websockets, whose license, the
 * LGPL, requires more of a bundle than this site provides.
 */
export class CommonClient extends EventEmitter {
  readonly #open: (url: string) => globalThis.WebSocket
  readonly #url: string
  readonly #waiting = new Map<number, Waiting>()
  #calls = 0
  #socket: globalThis.WebSocket | undefined

  constructor(open: (url: string) => globalThis.WebSocket, url: string) {
    super()
    this.#open = open
    this.#url = url
  }

  connect(): void {
    if (this.#socket) return
    const socket = this.#open(this.#url)
    this.#socket = socket
    socket.addEventListener('open', () => this.emit('open'))
    socket.addEventListener('message', ({ data }) => this.#receive(data))
    socket.addEventListener('error', () =>
      this.emit('error', new Error(`no connection to ${this.#url}`)),
    )
    socket.addEventListener('close', ({ code }) => this.#closed(code))
  }

  close(code = 1000): void {
    this.#socket?.close(code)
  }

  call(method: string, params: readonly unknown[]): Promise<unknown> {
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#send({ id, method, params })
    })
  }

  async notify(method: string, params?: readonly unknown[]): Promise<void> {
    this.#send({ method, params })
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }

  #receive(text: string): void {
    const { error, id, method, params, result } = JSON.parse(text)
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (method) this.emit(method, params)
    else if (error) waiting?.reject(error)
    else waiting?.resolve(result)
  }

  /** web3.js repeats calls without a response. */
  #closed(code: number): void {
    this.#socket = undefined
    this.#waiting.clear()
    this.emit('close', code)
    if (code !== 1000) setTimeout(() => this.connect(), pause)
  }
}
