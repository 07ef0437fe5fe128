import { cacheControl, hashedFolder, pictureEndings } from './cache'
import { contentType } from './content-types'

export type Header = readonly [name: string, value: string]

/** Browser features that no page of the site uses. */
const unusedAbilities = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The part of the policy that hosts send with every response. The page itself has the other part,
 * with the hashes of its scripts (scripts/export/document/policy.ts). A browser obeys both.
 */
const policy = [
  // Recipes run in a frame of this site (scripts/export/run/frame.ts).
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Headers of every response, on every host that can be configured. */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    unusedAbilities.map((ability) => `${ability}=()`).join(', '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/**
 * Writes `_headers` for Cloudflare Pages and Netlify. Where several rules name one header, Pages
 * joins their values, so a rule first removes (`!`) the earlier value. Netlify ignores such lines,
 * and `*` before an ending.
 *
 * @param base path of the site, `''` or `/cookbook`
 */
export function headersFile(base: string): string {
  const rule = (path: string, ...lines: readonly string[]) =>
    [path, ...lines.map((line) => `  ${line}`), ''].join('\n')
  const only = (path: string, [name, value]: Header) =>
    rule(path, `! ${name}`, `${name}: ${value}`)
  return [
    rule(
      '/*',
      '! Access-Control-Allow-Origin',
      ...securityHeaders.map((header) => header.join(': ')),
    ),
    ...pictureEndings.map((ending) =>
      only(`${base}/*.${ending}`, ['Cache-Control', cacheControl.picture]),
    ),
    only(`${base}${hashedFolder}*`, ['Cache-Control', cacheControl.hashed]),
    // Pages itself has no type for this ending and would send `application/octet-stream`.
    only(`${base}/*.tgz`, ['Content-Type', contentType('.tgz')]),
  ].join('\n')
}
