import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Host } from '@/lib/shared/search/hosts'

/** The behavior of a host that stands in for one of the provider's. */
export type Behavior =
  | 'good'
  | 'dead'
  | 'hanging'
  | 'garbage'
  | 'empty'
  | 403
  | 500

/** A request as a host received it. */
interface SeenRequest {
  readonly name: Behavior
  readonly method: string
  readonly url: URL
  readonly body: string
}

const good = JSON.stringify({
  results: [
    {
      hits: [
        {
          objectID: 'a',
          url: 'https://x.org/a.html',
          hierarchy: { lvl0: 'Guides', lvl1: 'A' },
        },
      ],
    },
  ],
})

const answers: Readonly<Record<string, readonly [number, string]>> = {
  good: [200, good],
  garbage: [200, '<html>A portal wants your password'],
  empty: [200, '{}'],
  403: [403, '{"message":"Invalid key","status":403}'],
  500: [500, '{"message":"Oops","status":500}'],
}

/**
 * Starts real servers, one for each behavior, each on a port of its own, and records their requests
 * in one list.
 */
export async function startServers(behaviors: readonly Behavior[]) {
  const requests: SeenRequest[] = []
  const servers: Server[] = []
  const hosts: Host[] = []
  for (const name of behaviors) {
    const server = createServer(async (request, response) => {
      const body = await bodyOf(request)
      const url = new URL(request.url ?? '', 'http://127.0.0.1')
      requests.push({ name, method: request.method ?? '', url, body })
      const answer = answers[name]
      if (!answer) return
      response.writeHead(answer[0], { 'access-control-allow-origin': '*' })
      response.end(answer[1])
    })
    const port = await listenOnNewPort(server)
    if (name === 'dead') await close(server)
    else servers.push(server)
    hosts.push({
      url: '127.0.0.1',
      port,
      protocol: 'http',
      accept: 'readWrite',
    })
  }
  return { requests, hosts, stop: () => Promise.all(servers.map(close)) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const usedPorts = new Set<number>()

/** Listens on a port that no test had before: the client remembers for minutes which hosts failed. */
async function listenOnNewPort(server: Server): Promise<number> {
  const port = await listen(server)
  if (!usedPorts.has(port)) {
    usedPorts.add(port)
    return port
  }
  await close(server)
  return listenOnNewPort(server)
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address() as AddressInfo
      resolve(address.port)
    })
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
