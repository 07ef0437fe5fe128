import { createServer } from 'node:http'
import { contentType } from '../../scripts/export/hosts/content-types'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'
import { startTarget } from '../run/target'
import type { AnyPage, Stage } from './reader'

/** Starts a host of the export whose answers can be changed, and another site. */
export async function startStage() {
  const site = createStaticHost('out')
  const target = await startTarget()
  const changed = new Map<string, string>()
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const text = changed.get(path)
    // A document load always works, because it is the readers' way out.
    if (
      text === undefined ||
      request.headers['sec-fetch-dest'] === 'document'
    ) {
      site.emit('request', request, response)
      return
    }
    response.writeHead(200, {
      'Content-Type': contentType(path),
      'Cache-Control': 'no-store',
    })
    response.end(text)
  })
  const own = `http://localhost:${await listen(server, 3800)}`
  return {
    stageOf: (page: AnyPage): Stage => ({
      page,
      own,
      target: target.origin,
      hits: target.hits,
      change: (path, text) => changed.set(path, text),
    }),
    target: target.origin,
    repair: () => changed.clear(),
    close: async () => {
      await target.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
