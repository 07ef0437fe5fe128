import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { OfflineList } from '../../components/offline/contract'
import { contentType } from '../../scripts/export/hosts/content-types'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'

type Fault = 'refuses' | 'is silent' | 'breaks off'

/** Starts a host of the exported site that can go offline, time out, and deploy another state. */
export async function startHost() {
  const files = createStaticHost('out')
  const changed = new Map<string, string>()
  const faults = new Map<RegExp, Fault>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    requests.push(path)
    const fault = [...faults].find(([pattern]) => pattern.test(path))?.[1]
    if (fault === 'is silent') return
    if (fault === 'refuses') {
      response.writeHead(503).end('Try later')
      return
    }
    const text = changed.get(path)
    if (text === undefined && !fault) {
      files.emit('request', request, response)
      return
    }
    response.writeHead(200, {
      'content-type': contentType(path.endsWith('/') ? '.html' : path),
      'cache-control': 'no-cache',
      ...(fault && { 'content-length': 100_000 }),
    })
    if (!fault) response.end(text)
    else response.write('half', () => request.socket.destroy())
  })
  // A port that will not be reused soon: no other host may respond after this one was cut off.
  const port = await listen(server, 0)

  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    origin: `http://localhost:${port}`,
    /** The paths requested so far. */
    requests,
    /** Stops the host. */
    cut,
    close: cut,
    /** Starts the host again on the same address. */
    restore: () =>
      new Promise<void>((resolve) => server.listen(port, () => resolve())),
    /** Makes matching paths fail. */
    spoil: (pattern: RegExp, fault: Fault) => faults.set(pattern, fault),
    repair: () => faults.clear(),
    /** Changes the content of a file. */
    change: (path: string, text: string) => changed.set(path, text),
    /** Deploys another state, in which one page of a language differs. */
    deploy(locale: string, path: string, change: (html: string) => string) {
      const html = change(readOut(path))
      const list = listOf(locale)
      const hash = createHash('sha256').update(html).digest('base64')
      changed.set(path, html)
      changed.set(
        `/offline/${locale}.json`,
        JSON.stringify({
          ...list,
          build: hash,
          built: '2030-01-02T03:04:05Z',
          files: { ...list.files, [path]: hash },
        }),
      )
    },
  }
}

const readOut = (path: string) => readFileSync(join('out', path), 'utf8')

/** The offline list of a language. */
export function listOf(locale: string): OfflineList {
  return JSON.parse(readOut(`offline/${locale}.json`))
}
