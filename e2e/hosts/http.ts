import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Requests a path exactly as it is written, without following redirects. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Asking = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { hostname, port, path, method, headers, agent },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: joined(response.headers),
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    clientRequest.once('error', reject)
    clientRequest.end()
  })
}

/** The target of a redirect, as a path of this origin; undefined when there is none. */
export function leadsTo(
  origin: string,
  path: string,
  { status, headers }: Answer,
): string | undefined {
  if (status < 301 || status > 308 || status === 304) return undefined
  const url = new URL(headers.location ?? '', origin + path)
  return url.origin === origin ? url.pathname + url.search : url.href
}

/** Requests a path and follows redirects, at most two. */
export async function arrive(origin: string, path: string): Promise<Answer> {
  let answer = await ask(origin, path)
  let here = path
  for (let hops = 0; hops < 2; hops += 1) {
    const next = leadsTo(origin, here, answer)
    if (next === undefined) return answer
    here = next
    answer = await ask(origin, here)
  }
  return answer
}

function joined(headers: NodeJS.Dict<string | string[]>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}
