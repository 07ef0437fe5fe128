import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cacheControl } from '../scripts/export/hosts/cache'
import { contentType } from '../scripts/export/hosts/content-types'
import { listen } from '../scripts/serve/listen'
import { createStaticHost } from '../scripts/serve/static-host'

const scripts = /^\/assets\/(\w{12})(\d?)\//

/**
 * Starts a host whose site is replaced while tabs are open. A later release is the built site with
 * its number in the titles, and with its scripts in another folder. As on many hosts, the scripts of
 * earlier releases are then gone.
 */
export async function startReleases() {
  const site = createStaticHost('out')
  let release = 1
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const number = release === 1 ? '' : String(release)
    const [found, hash, named] = scripts.exec(path) ?? []
    if (found && named !== number) {
      response.writeHead(404).end()
    } else if (number && /(\/|\.html)$/.test(path)) {
      const html = readFileSync(`out${path.replace(/\/$/, '/index.html')}`)
      response.writeHead(200, {
        'Content-Type': contentType('.html'),
        'Cache-Control': cacheControl.document,
      })
      response.end(asRelease(html.toString(), number))
    } else {
      if (found) request.url = path.replace(found, `/assets/${hash}/`)
      site.emit('request', request, response)
    }
  })
  const port = await listen(server, 42_000)
  return {
    origin: `http://localhost:${port}`,
    deploy(next: number) {
      release = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const asRelease = (html: string, number: string) =>
  html
    .replaceAll(/\/assets\/\w{12}(?=\/)/g, `$&${number}`)
    .replace(/(?= \| [^|<]*<\/title>)|(?=<\/h1>)/g, ` (release ${number})`)
