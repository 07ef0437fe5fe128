import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { Chain } from './chain/chain'
import { deployedPrograms } from './deployed'
import { dispatch } from './dispatch'
import {
  maxBodySize,
  type Refusal,
  responseToHead,
  tooLarge,
} from './http-rules'
import { stringify } from './json'
import { Connection } from './pubsub/connection'

export interface NodeOptions {
  readonly host: string
  /** The JSON-RPC port; PubSub listens on the next one. */
  readonly port: number
}

/** A running node. */
export interface RpcNode {
  readonly chain: Chain
  /** Begins a new chain at genesis and disconnects all subscribers. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts a node: JSON-RPC over HTTP and, one port up, PubSub. */
export async function startNode(options: NodeOptions): Promise<RpcNode> {
  const { host, port } = options
  const programs = deployedPrograms()
  let chain = await Chain.create(programs)
  chain.start()
  const http = createServer((request, response) => {
    serve(request, response, chain).catch((error) => {
      // The client disconnected in the middle of its body.
      if (error.code === 'ECONNRESET') return
      console.error(error)
      response.writeHead(500).end()
    })
  })
  const pubsub = new WebSocketServer({
    host,
    port: port + 1,
    maxPayload: maxMessageSize,
  })
  await once(pubsub, 'listening')
  http.listen(port, host)
  await once(http, 'listening')
  pubsub.on('connection', (socket: WebSocket) => new Connection(socket, chain))
  const hangUp = () => {
    for (const client of pubsub.clients) client.terminate()
  }
  return {
    get chain() {
      return chain
    },
    async reset() {
      hangUp()
      chain.stop()
      chain = await Chain.create(programs)
      chain.start()
    },
    async close() {
      chain.stop()
      hangUp()
      pubsub.close()
      http.close()
      http.closeAllConnections()
      await once(http, 'close')
    },
  }
}

/** The most bytes of a message to PubSub (solana-rpc 4.4.0, rpc_pubsub_service.rs). */
const maxMessageSize = 4096

const headers = {
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-max-age': '86400',
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  chain: Chain,
): Promise<void> {
  const { headers: sent, method = '', url = '' } = request
  const head = { method, path: url, type: sent['content-type'] ?? '' }
  const refusal = responseToHead(head)
  if (refusal) return refuse(response, refusal)
  const body = await readBody(request)
  if (body === null) return refuse(response, tooLarge)
  const answer = await dispatch(body, chain)
  // It throws where the text would be too long.
  const text = answer === null ? '' : stringify(answer)
  response
    .writeHead(200, { ...headers, 'content-type': 'application/json' })
    .end(text)
}

function refuse(response: ServerResponse, { status, words }: Refusal): void {
  const type = words && { 'content-type': 'text/plain; charset=utf-8' }
  response.writeHead(status, { ...headers, ...type }).end(words)
}

/** The body; null if it is above the limit, where the rest is discarded. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= maxBodySize) chunks.push(chunk)
  }
  return size > maxBodySize ? null : Buffer.concat(chunks).toString('utf8')
}
