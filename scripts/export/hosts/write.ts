import { openFolder } from '../files/folder'
import { headersFile } from './headers'
import { nginxMaps, nginxServer } from './nginx'
import { notFoundPage } from './not-found'
import { cloudflareRedirects, netlifyRedirects } from './redirects'
import type { HostRules } from './rules'
import { moveBelow } from './sub-path'

export interface HostSettings extends HostRules {
  /**
   * The host whose `_redirects` the export holds: Cloudflare and Netlify read the file differently.
   */
  readonly redirectsFor: 'cloudflare' | 'netlify'
}

/**
 * Writes what hosts read: a 404.html for each language, `_headers` and `_redirects` into the export,
 * and nginx's configuration, which somebody installs, beside it. With a base path the pages move
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
  const notFound = out.read('404.html')
  const languages = settings.languages.filter((key) => {
    const page = notFoundPage(notFound, key)
    if (page) out.write(`${key}/404.html`, page)
    return page !== undefined
  })
  const rules = { ...settings, languages }
  moveBelow(site, base)
  out.write('_headers', headersFile(base))
  out.write(
    '_redirects',
    redirectsFor === 'netlify'
      ? netlifyRedirects(rules)
      : cloudflareRedirects(rules),
  )
  // Keeps GitHub's older way of publishing, from a branch, from making pages of the Markdown twins.
  out.write('.nojekyll', '')
  const nginx = openFolder(`${deploy}/nginx`)
  nginx.write('maps.conf', nginxMaps(rules))
  nginx.write('server.conf', nginxServer(base))
}
