import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeRoutes } from '@vercel/routing-utils'
import { contentType } from '../../../scripts/export/hosts/content-types'
import { canAll, type Host, type Site } from '../host'
import { type Decision, fileAt, startRules } from './rules-host'

interface Route {
  readonly src?: string
  readonly handle?: string
  readonly dest?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly continue?: boolean
}

/**
 * Imitates Vercel: its own package reads our `vercel.json`, and its routes run in the order of the
 * phases (vercel.com/docs, Build Output API, routes): those before `filesystem`, the files, those
 * after it for missing files, those of `hit` for existing ones.
 *
 * @throws when Vercel's package refuses the file
 */
export function startVercel({ root }: Site): Promise<Host> {
  const config = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'))
  const { routes, error } = normalizeRoutes(config.routes)
  if (error) throw new Error(error.message)
  const phases = inPhases(routes ?? [])
  const file = (path: string) =>
    fileAt(root, path.endsWith('/') ? `${path}index.html` : path) ??
    fileAt(root, `${path}/index.html`)
  return startRules(root, canAll, (path, query): Decision => {
    const first = run(phases.get('first') ?? [], path)
    if (first.status)
      return {
        status: first.status,
        // A redirect keeps the whole query (vercel.com/docs, redirects, which Vercel's package
        // writes as such routes).
        headers: {
          ...first.headers,
          location: `${first.headers.location ?? ''}${query}`,
        },
      }
    const found = file(path)
    const second = run(phases.get(found ? 'hit' : 'filesystem') ?? [], path)
    const sent = found ?? file(second.dest ?? '')
    return {
      status: second.status ?? 200,
      file: sent,
      headers: {
        'content-type': contentType(sent ?? ''),
        'cache-control': 'public, max-age=0, must-revalidate',
        ...first.headers,
        ...second.headers,
      },
    }
  })
}

function inPhases(routes: readonly Route[]): Map<string, Route[]> {
  const phases = new Map<string, Route[]>()
  let phase = 'first'
  for (const route of routes) {
    if (route.handle) phase = route.handle
    else phases.set(phase, [...(phases.get(phase) ?? []), route])
  }
  return phases
}

/** Runs matching routes in turn, until one does not say `continue`. */
function run(routes: readonly Route[], path: string) {
  const headers: Record<string, string> = {}
  for (const route of routes) {
    const match = path.match(route.src ?? '$.')
    if (!match) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = value.replace(
        /\$(\d)/g,
        (_, group) => match[Number(group)] ?? '',
      )
    if (!route.continue) {
      const { status, dest } = route
      return { headers, status, dest }
    }
  }
  return { headers, status: undefined, dest: undefined }
}
