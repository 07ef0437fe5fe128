import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import { cacheControl, hashedFolder, pictureEndings } from '../cache'
import { type HostRules, oldAddressPatterns } from '../rules'

/**
 * `vercel.json`, for a folder that is deployed as it is. It names routes by phase, because only what stands after `hit` holds for files
 * that exist: a hashed file that is missing must not be missing for a year.
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
