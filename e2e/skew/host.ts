import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'

const releases = [1, 2, 3] as const
export type Release = (typeof releases)[number]

/** The folder of a release; the first is the site itself (scripts/skew/releases.ts). */
const folderOf = (release: Release) =>
  release === 1 ? 'out' : join('.cache', 'skew', 'sites', String(release))

/** Starts a host whose site is replaced while tabs are open. */
export async function startHost() {
  const sites = new Map(
    releases.map((each) => [each, createStaticHost(folderOf(each))]),
  )
  let shown: Release = 1
  let kept: Release | undefined
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const isOld =
      kept !== undefined &&
      path.startsWith('/assets/') &&
      !existsSync(folderOf(shown) + path)
    sites.get(isOld && kept ? kept : shown)?.emit('request', request, response)
  })
  const port = await listen(server, 42_000)
  return {
    origin: `http://localhost:${port}`,
    /**
     * Deploys another release: with the hashed files of the one before, as docs/hosting.md says, or
     * with its own alone.
     */
    deploy(release: Release, { keep }: { readonly keep: boolean }) {
      kept = keep ? shown : undefined
      shown = release
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
