import { Buffer } from './buffer'
import { EventEmitter } from './events'

/** Node's status messages. */
const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** The servers of this worker, by port. */
const servers = new Map<number, Server>()
let freePort = 49_152

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown
type Done = () => void

/** Replaces a request that a server of `node:http` gets. */
class IncomingMessage extends EventEmitter {
  readonly headers: Readonly<Record<string, string>>
  readonly method: string
  readonly url: string

  constructor(
    request: Request,
    private readonly body: Uint8Array,
  ) {
    super()
    const { pathname, search } = new URL(request.url)
    this.headers = Object.fromEntries(request.headers)
    this.method = request.method
    this.url = pathname + search
  }

  async *[Symbol.asyncIterator]() {
    if (this.body.length > 0) yield Buffer.from(this.body)
  }
}

/** Replaces the response that a server of `node:http` writes. */
class ServerResponse extends EventEmitter {
  statusCode = 200
  private readonly headers = new Headers()
  private readonly chunks: Uint8Array[] = []

  constructor(private readonly answer: (response: Response) => void) {
    super()
  }

  setHeader(name: string, value: string | number): this {
    this.headers.set(name, String(value))
    return this
  }

  writeHead(status: number, headers: Record<string, string | number> = {}) {
    this.statusCode = status
    for (const [name, value] of Object.entries(headers))
      this.setHeader(name, value)
    return this
  }

  write(chunk: string | Uint8Array): boolean {
    this.chunks.push(Buffer.from(chunk as Uint8Array))
    return true
  }

  end(chunk?: string | Uint8Array): this {
    if (chunk !== undefined) this.write(chunk)
    const { headers, statusCode: status } = this
    const body = Buffer.concat(this.chunks)
    // A Response with one of these may have no body.
    const isEmpty = status === 204 || status === 304
    const statusText = statusTexts[status] ?? ''
    const init = { headers, status, statusText }
    this.answer(new Response(isEmpty ? null : new Uint8Array(body), init))
    return this
  }
}

/** Replaces a server of `node:http`. It serves the `fetch` of its own worker. */
class Server extends EventEmitter {
  private port = 0
  private keepsAlive = true

  constructor(listener?: Listener) {
    super()
    if (listener) this.on('request', listener)
  }

  listen(port: number, ...rest: readonly (string | Done | undefined)[]): this {
    this.port = port || freePort++
    servers.set(this.port, this)
    const done = rest.find((each) => typeof each === 'function')
    if (done) this.once('listening', done)
    queueMicrotask(() => this.emit('listening'))
    return this
  }

  address() {
    if (!servers.has(this.port)) return null
    return { address: '127.0.0.1', family: 'IPv4', port: this.port }
  }

  close(done?: Done): this {
    servers.delete(this.port)
    if (done) queueMicrotask(done)
    queueMicrotask(() => this.emit('close'))
    return this
  }

  closeAllConnections(): void {}

  ref(): this {
    this.keepsAlive = true
    return this
  }

  unref(): this {
    this.keepsAlive = false
    return this
  }

  get isWaitedFor(): boolean {
    return this.keepsAlive
  }
}

/** Replaces `createServer` of `node:http`. */
export function createServer(listener?: Listener): Server {
  return new Server(listener)
}

/** True while a listening server prevents the program from ending. */
export function isServing(): boolean {
  return [...servers.values()].some((server) => server.isWaitedFor)
}

/** The response of a server in this worker; undefined if none listens on the port. */
export async function respondLocally(
  request: Request,
): Promise<Response | undefined> {
  const server = servers.get(Number(new URL(request.url).port))
  if (!server) return undefined
  const message = new IncomingMessage(
    request,
    new Uint8Array(await request.arrayBuffer()),
  )
  return new Promise((resolve) => {
    server.emit('request', message, new ServerResponse(resolve))
    // A program may also listen for the parts of a request.
    queueMicrotask(async () => {
      for await (const chunk of message) message.emit('data', chunk)
      message.emit('end')
    })
  })
}
