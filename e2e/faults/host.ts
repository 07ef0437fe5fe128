import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { join, resolve } from 'node:path'
import { contentType } from '../../scripts/export/hosts/content-types'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'

/** The file that a working host would send. */
interface File {
  readonly body: Buffer
  readonly type: string
}

/** A wrong way for a host to answer. */
export type Fault = (response: ServerResponse, file: File) => void

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
) => {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}

/** Answers as for a file that is no longer, or not yet, on the host. */
export const gone: Fault = (response) =>
  send(response, 404, 'text/html', 'gone')

/** The ways in which a file fails to load, by their names in messages. */
export const faults: Readonly<Record<string, Fault>> = {
  'is gone': gone,
  'is refused': (response) => send(response, 503, 'text/html', 'later'),
  'is cut off': (response) => response.destroy(),
  'breaks off': (response, { body, type }) => {
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
    })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  'is empty': (response, { type }) => send(response, 200, type, ''),
  'is a page of the host': (response) =>
    send(response, 200, 'text/html', '<!doctype html><p>Welcome'),
  'is garbage': (response, { type }) =>
    send(response, 200, type, '\u0000\u0001{"garbage":['),
  'says something else': (response, { type }) =>
    send(response, 200, type, type.includes('json') ? '[null]' : 'void 0'),
}

/** Selects requests by path and by their headers. */
export type Match = (path: string, request: IncomingMessage) => boolean

/** Starts a host of the exported site that fails on demand. */
export async function startFaultyHost() {
  const site = createStaticHost('out')
  const root = resolve('out')
  let matches: Match = () => false
  let fault: Fault | undefined
  let failures = 0
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    // A document load always works, because it is the readers' way out.
    const isLoaded = request.headers['sec-fetch-dest'] === 'document'
    if (!fault || isLoaded || !matches(path, request)) {
      site.emit('request', request, response)
      return
    }
    const file = join(root, path.replace(/\/$/, '/index.html'))
    const body = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    failures += 1
    fault(response, { body, type: contentType(path) })
  })
  const port = await listen(server, 41_000)
  return {
    origin: `http://localhost:${port}`,
    /** The number of failed requests so far. */
    failures: () => failures,
    /** Makes matching requests fail from now on. */
    break(what: Match, by: Fault) {
      matches = what
      fault = by
    },
    /** Makes all requests work from now on. */
    repair() {
      fault = undefined
    },
    /**
     * Holds matching requests back, like a line on which nothing arrives for half a minute.
     *
     * @returns a function that lets them through
     */
    hold(what: Match): () => void {
      const pending: (() => void)[] = []
      matches = what
      fault = (response, { body, type }) =>
        pending.push(() => send(response, 200, type, body))
      return () => {
        fault = undefined
        for (const release of pending) release()
      }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
