import { createHash } from 'node:crypto'
import type { OfflineList } from './contract'

const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64')

/** A list of files as the export writes it, for tests. */
export function listOf(
  build: string,
  files: Readonly<Record<string, string>>,
): OfflineList {
  return {
    locale: 'de',
    build,
    built: '2026-11-21T10:00:00Z',
    home: '/de/',
    missing: '/de/offline.html',
    pages: 1,
    bytes: 1000,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, hash(text)]),
    ),
  }
}

/** A host that can be changed and cut off, for tests. */
export function createHost() {
  const requests: string[] = []
  const host = {
    /** The requests so far. */
    requests,
    files: new Map<string, string>(),
    /** The paths that fail. */
    broken: /^$/,
    /** Puts a new state of a language on the host. */
    deploy(build: string, files: Readonly<Record<string, string>>) {
      host.files = new Map(Object.entries(files))
      const list = JSON.stringify(listOf(build, files))
      host.files.set('/offline/de.json', list)
    },
    async fetch(address: string): Promise<Response> {
      requests.push(address)
      if (host.broken.test(address)) throw new TypeError('cut off')
      const text = host.files.get(address)
      if (text === undefined) return new Response('', { status: 404 })
      const headers = {
        'content-type': 'text/html',
        'content-encoding': 'gzip',
        vary: '*',
      }
      return new Response(text, { headers })
    },
  }
  return host
}
