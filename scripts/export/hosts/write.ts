import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '../files/folder'
import { headersFile } from './headers'
import { nginxMaps, nginxServer } from './nginx'
import { cloudflareRedirects, netlifyRedirects } from './redirects'
import type { HostRules } from './rules'
import { moveBelow } from './sub-path'

export interface HostSettings extends HostRules {
  /**
   * The host whose `_redirects` the export has: Cloudflare and Netlify read the file differently.
   */
  readonly redirectsFor: 'cloudflare' | 'netlify'
}

/**
 * Writes what hosts read: `_headers` and `_redirects` into the export, and nginx's configuration, which somebody installs, beside it. With a base path the pages move
 * below it.
 *
 * @param site the finished export
 * @param deploy folder for nginx's configuration
 */
export function writeForHosts(
  { site, deploy }: { readonly site: string; readonly deploy: string },
  settings: HostSettings,
): void {
  const { base, redirectsFor } = settings
  const out = openFolder(site)
  const languages = settings.languages.filter((key) =>
    existsSync(join(site, key, '404.html')),
  )
  const rules = { ...settings, languages }
  moveBelow(site, base)
  out.write('_headers', headersFile(base))
  out.write(
    '_redirects',
    redirectsFor === 'netlify'
      ? netlifyRedirects(rules)
      : cloudflareRedirects(rules),
  )
  // Without it, GitHub's publishing from a branch would make pages of the Markdown copies.
  out.write('.nojekyll', '')
  const nginx = openFolder(`${deploy}/nginx`)
  nginx.write('maps.conf', nginxMaps(rules))
  nginx.write('server.conf', nginxServer(base))
}
