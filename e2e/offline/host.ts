import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { OfflineList } from '../../lib/shared/offline/contract'
import { contentType } from '../../scripts/export/hosts/content-types'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'

type Fault = 'refuses' | 'is silent' | 'breaks off'

/** Each worker of the tests has ports of its own: on one that was cut off nobody else's host may answer. */
const firstPort = () =>
  3400 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** A host of the built site that can be cut off, made silent, and given another deploy. */
export async function startHost() {
  const files = createStaticHost('out')
  const changed = new Map<string, string>()
  const faults = new Map<RegExp, Fault>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    asked.push(path)
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
  const port = await listen(server, firstPort())

  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    origin: `http://localhost:${port}`,
    /** The paths that it has been asked for. */
    asked,
    /** Nobody answers any more. */
    cut,
    close: cut,
    /** The same address answers again. */
    restore: () =>
      new Promise<void>((resolve) => server.listen(port, () => resolve())),
    /** Some paths are not answered as they should be. */
    spoil: (pattern: RegExp, fault: Fault) => faults.set(pattern, fault),
    mend: () => faults.clear(),
    /** Another content of a file. */
    change: (path: string, text: string) => changed.set(path, text),
    /** Another deploy, in which one page of a language is another one. */
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

/** What a reader keeps of a language. */
export function listOf(locale: string): OfflineList {
  return JSON.parse(readOut(`offline/${locale}.json`))
}
