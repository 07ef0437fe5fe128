import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { basePath } from '@/lib/links/href'
import { decode } from '@/lib/text/decode'
import { cacheClassOf, cacheControl } from '../export/hosts/cache'
import { contentType } from '../export/hosts/content-types'

const compress = compression({
  level: 9,
  mimes: /text|javascript|json|xml|wasm|octet-stream/,
})

/**
 * Serves a folder as a plain host without rules does: files, folder indexes, and 404.html with the
 * status 404 for all other paths.
 */
export function createStaticHost(folder: string): Server {
  const root = resolve(folder)
  const files = sirv(root, {
    dev: true,
    dotfiles: true,
    // A plain host adds no endings.
    extensions: [],
    setHeaders: (response, path) =>
      describe(response, path, cacheControl[cacheClassOf(path, basePath)]),
  })
  return createServer((request, response) => {
    const { pathname, search } = new URL(`http://host${request.url}`)
    if (pathname.endsWith('/')) request.url = `${pathname}index.html`
    compress(request, response, () =>
      files(request, response, () => {
        if (existsSync(join(root, decode(pathname), 'index.html'))) {
          const Location = `${pathname.replace(/^\/+/, '/')}/${search}`
          response.writeHead(301, { Location }).end()
          return
        }
        response.statusCode = 404
        // A missing file may exist soon: browsers have to request it again.
        describe(response, '/404.html', cacheControl.document)
        createReadStream(join(root, '404.html'))
          .on('error', () => response.end())
          .pipe(response)
      }),
    )
  })
}

function describe(response: ServerResponse, path: string, cache: string): void {
  response.setHeader('Content-Type', contentType(path))
  response.setHeader('Cache-Control', cache)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Vary', 'Accept-Encoding')
}
