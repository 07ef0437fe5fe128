import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../../scripts/serve/listen'
import type { Abilities, Host } from '../host'

/** The answer of a host's rules. */
export interface Decision {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The file to send, below the site's folder. */
  readonly file?: string
}

/**
 * Starts a server with rules written down here, for hosts that cannot run on a developer's machine.
 *
 * @param decide answers a path and its query, `''` or `?a=b`
 */
export async function startRules(
  root: string,
  can: Abilities,
  decide: (path: string, query: string) => Decision,
): Promise<Host> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405).end()
    else answer(response, request.url ?? '/', request.method === 'HEAD')
  })
  const answer = (response: ServerResponse, url: string, isHead: boolean) => {
    const path = url.replace(/\?.*/, '')
    const { status, headers, file } = decide(path, url.slice(path.length))
    response.writeHead(status, headers)
    response.end(file && !isHead ? readFileSync(join(root, file)) : undefined)
  }
  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    can,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The file that a URL's path names below a folder; undefined when there is none. */
export function fileAt(root: string, path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    const file = join(root, name)
    return file.startsWith(root) &&
      statSync(file).isFile() &&
      !name.endsWith('/')
      ? name.slice(1)
      : undefined
  } catch {
    return undefined
  }
}
