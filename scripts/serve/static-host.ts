import { createReadStream, existsSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import { basePath } from '@/lib/shared/href'
import { cacheClassOf, cacheControl } from '../export/hosts/cache'
import { contentType, isCompressible } from '../export/hosts/content-types'
import { resolvePath } from './resolve'

/**
 * Serves a folder as a plain host without rules does: files, folder indexes, and 404.html with the
 * status 404 for all other paths.
 */
export function createStaticHost(folder: string): Server {
  const root = resolve(folder)
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [path = '/', query] = (request.url ?? '/').split('?')
    const answer = resolvePath(root, path)
    if (answer.kind === 'redirect') {
      const location = answer.location + (query ? `?${query}` : '')
      response.writeHead(301, { Location: location }).end()
    } else if (answer.kind === 'file') {
      send(request, response, 200, answer.file)
    } else {
      const page = join(root, '404.html')
      if (existsSync(page)) send(request, response, 404, page)
      else response.writeHead(404).end()
    }
  })
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
): void {
  const type = contentType(file)
  const gzip =
    isCompressible(type) &&
    /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': cacheFor(request, status),
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ...(gzip && { 'Content-Encoding': 'gzip' }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const steps = gzip ? [createGzip({ level: 9 })] : []
  // A closed connection is no error: readers may leave early.
  pipeline([createReadStream(file), ...steps, response], () => {})
}

/** The header Cache-Control. A missing file may exist soon: browsers have to ask again. */
function cacheFor({ url = '' }: IncomingMessage, status: number): string {
  const path = url.replace(/\?.*/, '')
  return cacheControl[
    status === 200 ? cacheClassOf(path, basePath) : 'document'
  ]
}
