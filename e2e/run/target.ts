import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { listen } from '../../scripts/serve/listen'

interface Target {
  readonly origin: string
  /** The number of requests that reached it. */
  readonly hits: () => number
  readonly close: () => Promise<void>
}

const bodies: Readonly<Record<string, readonly [type: string, body: string]>> =
  {
    '/events': ['text/event-stream', 'data: 1\n\n'],
    '/frame': [
      'text/html',
      '<script>parent.postMessage("framed", "*")</script>',
    ],
    '/image.svg': [
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    ],
    '/module.js': ['text/javascript', 'export default true'],
    '/script.js': ['text/javascript', 'self.scripted = true'],
  }

/** Another site that accepts all requests, and counts them. */
export async function startTarget(): Promise<Target> {
  let hits = 0
  const upgraded = new Set<Duplex>()
  const server = createServer((request, response) => {
    hits += 1
    const [type, body] = bodies[request.url ?? ''] ?? ['text/plain', 'here']
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': type,
    })
    response.end(body)
  })
  server.on('upgrade', (request, socket) => {
    hits += 1
    upgraded.add(socket)
    // The handshake of a WebSocket (RFC 6455).
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
  })
  const port = await listen(server, 3700)
  return {
    origin: `http://127.0.0.1:${port}`,
    hits: () => hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of upgraded) socket.destroy()
      }),
  }
}
