import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import { cacheControl, hashedFolder, pictureEndings } from '../cache'
import { type HostRules, oldAddressPatterns } from '../rules'

/**
 * Writes `vercel.json`, for a folder that is deployed as it is. Routes have phases, because only
 * routes after `hit` apply to files that exist. Otherwise a browser would cache the 404 of a
 * missing hashed file for a year.
 */
export function vercelConfig(rules: HostRules): string {
  const { headers, languages } = rules
  const base = escapeRegExp(rules.base)
  const old = oldAddressPatterns(rules.base)
  const moved = (src: string, location: string) => ({
    src,
    status: 301,
    headers: { Location: location },
  })
  const missing = (src: string, dest: string) => ({ src, dest, status: 404 })
  const cached = (src: string, value: string) => ({
    src,
    headers: { 'Cache-Control': value },
    continue: true,
  })
  const routes = [
    { src: '/.*', headers: Object.fromEntries(headers), continue: true },
    moved(old.folder, '$1'),
    moved(old.page, '$1.html'),
    { handle: 'filesystem' },
    ...languages.map((key) =>
      missing(`^${base}/${key}/.*`, `${rules.base}/${key}/404.html`),
    ),
    missing('/.*', `${rules.base}/404.html`),
    { handle: 'hit' },
    cached(
      `^${base}/.*\\.(?:${pictureEndings.join('|')})$`,
      cacheControl.picture,
    ),
    cached(`^${base}${hashedFolder}.*`, cacheControl.hashed),
  ]
  return `${JSON.stringify({ routes }, null, 2)}\n`
}
